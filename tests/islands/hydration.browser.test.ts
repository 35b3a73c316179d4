import { act, createElement, Fragment, useLayoutEffect, type ReactNode } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DEFAULT_SETTINGS } from '../../src/config/checkout-settings.ts'
import { SHOP } from '../../src/config/shop.ts'
import { CartPage } from '../../src/cart/CartPage.tsx'
import { CartPopup } from '../../src/cart/CartPopup.tsx'
import { CheckoutPage } from '../../src/checkout/CheckoutPage.tsx'
import { ResultsIsland, ToolsIsland } from '../../src/listing/ListingIsland.tsx'
import { QuickView } from '../../src/listing/QuickView.tsx'
import { UnbuiltProductIsland } from '../../src/product/UnbuiltProductIsland.tsx'
import '../../src/islands/hand-over.ts'
import { READY, type IntentElement } from '../../src/islands/intent-ready.ts'
import { addToCart } from '../../src/cart/store/cart-store.ts'
import { $listing } from '../../src/listing/store/listing.ts'
import { cartLine } from '../fixtures/builders.ts'

const DELIVERY = { plan: SHOP.delivery, madeToOrderIds: [] }

const GROUPS = [
  {
    ...{ id: '100', name: 'Potlač' },
    values: [
      { id: '121', name: 'Bez potlače', count: 1 },
      { id: '122', name: 'Tatry', count: 11 },
    ],
  },
  {
    id: '99',
    name: 'Veľkosť',
    values: Array.from({ length: 12 }, (_, i) => ({ id: `${i}`, name: `${i} XL`, count: i })),
  },
]
const LISTING = {
  category: 'tricka',
  categoryName: 'Tričká',
  slug: 'tricka',
  firstPagePath: null,
  filters: {},
  staticIds: [],
  categories: [],
  canRefine: true,
  page: { before: 0, shown: 12, total: 12, number: 1, pageCount: 1 },
  groups: GROUPS,
  otherValues: {},
  priceSteps: [],
  landings: [],
  isSearch: false,
}
const ISLANDS: Readonly<Record<string, ReactNode>> = {
  'the listing’s tools': createElement(ToolsIsland, LISTING),
  'the listing’s results': createElement(ResultsIsland, LISTING),
  'the quick view': createElement(QuickView, { artworkIds: {}, delivery: null }),
  'the cart popup': createElement(CartPopup, { deliveryFreeFromCents: 3500, deliveryNote: '' }),
  'the cart': createElement(CartPage, {
    ...{ settings: DEFAULT_SETTINGS, vatNote: '', artworkIds: {} },
    ...{ delivery: DELIVERY, deliveryNote: '' },
  }),
  'the checkout': createElement(CheckoutPage, {
    ...{ settings: DEFAULT_SETTINGS, vatNote: '', pickupHours: null, artworkIds: {} },
    delivery: DELIVERY,
  }),
  'the page of a product not built': [createElement(UnbuiltProductIsland, { delivery: null })],
}

/** Shows an island's built HTML in a page of a listing. */
function showListing(island: ReactNode): HTMLElement {
  document.body.innerHTML = '<section class="listing"></section>'
  const place = document.createElement('div')
  place.innerHTML = renderToString(island)
  document.querySelector('.listing')?.append(place)
  return place
}

let complaints: unknown[][] = []
let root: Root | undefined

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  complaints = []
  vi.spyOn(console, 'error').mockImplementation((...said: unknown[]) => void complaints.push(said))
})
afterEach(async () => {
  await act(() => Promise.resolve(root?.unmount()))
  // The next test begins with a bare address.
  history.replaceState(null, '', location.pathname)
  document.body.replaceChildren()
})

it.each(Object.entries(ISLANDS))('React hydrates %s without an error', async (_, island) => {
  const place = showListing(island)
  const before = place.innerHTML
  expect(before).not.toBe('')
  // Changes before hydration: a stored cart, and the work of a shopper or a browser.
  addToCart(cartLine())
  for (const box of place.querySelectorAll<HTMLInputElement>('[type=checkbox]')) box.checked = true
  for (const field of place.querySelectorAll<HTMLInputElement>('[type=search]')) field.value = 'tatry'
  const problems: unknown[] = []
  await act(async () => {
    root = hydrateRoot(place, island, { onRecoverableError: (error) => problems.push(error) })
    await Promise.resolve()
  })
  expect(problems).toEqual([])
  expect(complaints).toEqual([])
})

function type(letters: string): void {
  const field = document.activeElement as HTMLInputElement
  for (const letter of letters) {
    field.setRangeText(letter, field.value.length, field.value.length, 'end')
    // Playwright's keys would come too late.
    // eslint-disable-next-line no-restricted-syntax
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }
}

function TypeAtOnce() {
  useLayoutEffect(() => {
    queueMicrotask(() => type('icko'))
    // After such a long task, React does its remaining work in the next one.
    const isReady = performance.now() + 50
    while (performance.now() < isReady);
  }, [])
  return null
}

it('text that is typed while React hydrates the search is kept', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  const island = createElement(Fragment, null, createElement(ToolsIsland, LISTING), createElement(TypeAtOnce))
  const place = showListing(island)
  const search = place.querySelector<HTMLInputElement>('[type=search]')
  search?.focus()
  type('tr')
  root = hydrateRoot(place, island)
  await expect.poll(() => $listing.get().phrase).toBe('tricko')
  expect(search?.value).toBe('tricko')
})

describe('an island that was translated before hydration', () => {
  const box = () => document.querySelector<HTMLInputElement>('[name="100"]')
  const folded = () => document.querySelector<HTMLDetailsElement>('fieldset details')
  const field = () => document.querySelector<HTMLInputElement>('[type=search]')

  async function hydrateTranslated(act: () => void): Promise<IntentElement> {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
    const place = showListing(createElement(ToolsIsland, LISTING))
    const island = document.createElement('astro-island') as IntentElement
    island.setAttribute('client', 'intent')
    island.append(...place.childNodes)
    place.append(island)
    for (const text of island.querySelectorAll('legend, .filters-done'))
      text.innerHTML = '<font>Translated</font>'
    const old = box()
    act()
    const isReady = new Promise((done) => island.addEventListener(READY, done))
    root = hydrateRoot(island, createElement(ToolsIsland, LISTING), { onRecoverableError: () => undefined })
    await isReady
    expect(old?.isConnected).toBe(false)
    return island
  }

  it('keeps ticked boxes and unfolded parts', async () => {
    await hydrateTranslated(() => {
      box()?.click()
      folded()?.setAttribute('open', '')
    })
    await expect.poll(() => $listing.get().query.filters).toEqual({ 100: ['121'] })
    expect(folded()?.open).toBe(true)
  })

  it('keeps the typed text and the focus', async () => {
    await hydrateTranslated(() => {
      field()?.focus()
      type('tatry')
    })
    await expect.poll(() => field()?.value).toBe('tatry')
    expect(document.activeElement).toBe(field())
  })

  it('keeps its panel open, and hands a held press to the control that replaces the pressed one', async () => {
    const island = await hydrateTranslated(() => {
      const panel = document.getElementById('filters')
      panel?.showPopover()
      const done = panel?.querySelector<HTMLElement>('.filters-done')
      Object.assign(document.querySelector('astro-island') as IntentElement, { held: [done] })
    })
    expect(document.getElementById('filters')?.matches(':popover-open')).toBe(true)
    expect(island.held).toEqual([document.querySelector('.filters-done')])
  })
})
