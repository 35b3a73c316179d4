// Rules 310, 404
import { beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { DEFAULT_SETTINGS } from '../../src/config/checkout-settings.ts'
import { CartPopup } from '../../src/cart/CartPopup.tsx'
import { addToCart } from '../../src/cart/store/cart-store.ts'
import { CAP, MUG } from '../fixtures/builders.ts'
import { showAstro, visits } from '../browser/page.ts'
import { goTo, link, walk } from '../browser/walk.ts'

const PROPS = { deliveryFreeFromCents: 3500, deliveryNote: 'Osobný odber zadarmo, doprava od 2,90 €' }
const cart = page.getByRole('button', { name: /^Nákupný košík/ })
const popup = page.getByRole('dialog', { name: 'Nákupný košík' })

beforeAll(async () => {
  await showAstro('/src/cart/HeaderCart.astro', { settings: DEFAULT_SETTINGS })
  document.body.insertAdjacentHTML('beforeend', '<main><h1>Kontakt</h1><a href="/">Domov</a></main>')
  await import('../../src/cart/cart-button.ts')
  await import('../../src/look/popovers.ts')
})
beforeEach(() => document.getElementById('cart-popup')?.hidePopover())

async function open(): Promise<void> {
  const container = document.querySelector<HTMLElement>('#cart-popup astro-island')
  if (!container) throw new Error('The popup has no island.')
  container.replaceChildren()
  addToCart(MUG)
  addToCart(CAP)
  await render(<CartPopup {...PROPS} />, { container })
  await walk(cart, [popup, 'seen'])
}

it('the cart popup shows lines, sum and the amount missing for free delivery, and links to the order', async () => {
  await open()
  await walk([cart, { name: /^Nákupný košík, 2\skusy$/ }], [popup.getByRole('listitem'), 2])
  await walk([popup, /Spolu21,80 €/])
  await walk([popup, /Nakúpte ešte za 13,20 € a dopravu máte zadarmo !/, { text: PROPS.deliveryNote }])
  await walk(popup.getByRole('link', { name: 'Objednať' }))
  await expect.poll(() => visits.at(-1)).toBe('/checkout')
})

it.each([320, 360, 1280])('the buttons of the cart popup fill its width at %i px', async (width) => {
  await page.viewport(width, 800)
  onTestFinished(() => page.viewport(1280, 800))
  await open()
  const rightOf = (element: Element | null) => Math.round(element?.getBoundingClientRect().right ?? 0)
  const sum = popup.getByText('Spolu', { exact: true }).element().parentElement
  expect(rightOf(popup.getByRole('link', { name: 'Zobraziť košík' }).element())).toBe(rightOf(sum))
})

it('the cart popup closes when the focus leaves it', async () => {
  await open()
  await walk(goTo(popup.getByRole('link', { name: 'Zobraziť košík' })), '{Tab}', [popup, 'gone'])
  await walk([link('Domov'), 'focused'])
})

it('when the cart popup gets empty, the focus goes to the heading of the page', async () => {
  await open()
  const remove = popup.getByRole('button', { name: /^Odstrániť: / })
  await walk(remove.first(), remove, [popup, /je prázdny/], [cart, 'gone'], '{Escape}')
  await walk([page.getByRole('heading', { level: 1, name: 'Kontakt' }), 'focused'])
})
