// Rule 905
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { DEFAULT_SETTINGS } from '../../src/config/checkout-settings.ts'
import { press, showAstro, usePhone, visits } from '../browser/page.ts'
import { goTo, walk } from '../browser/walk.ts'

const VALUES = { '100': ['121'], '165': ['152', '153', '154', '172', '173', '174'] }
const CATEGORIES = Object.entries({
  all: 'Všetky produkty',
  tricka: 'Tričká',
  mikiny: 'Mikiny',
  siltovky: 'Šiltovky',
  hrnceky: 'Hrnčeky',
  tasky: 'Tašky',
}).map(([slug, name]) => ({ slug, name, valueIds: VALUES, landings: [] }))
const WITHOUT_PRINT = '/produkty/all?filters=%7B%22100%22%3A%5B%22121%22%5D%7D&productsCount=40'

const header = page.getByRole('banner')

beforeAll(async () => {
  await showAstro('/src/site/SiteHeader.astro', {
    categories: CATEGORIES,
    path: '/produkty/tricka',
    settings: DEFAULT_SETTINGS,
  })
  document.body.insertAdjacentHTML('beforeend', '<main tabindex="-1"><p>Text</p></main>')
  await import('../../src/look/popovers.ts')
  await import('../../src/site/main-menu.ts')
})
beforeEach(async () => {
  visits.length = 0
  for (const panel of document.querySelectorAll<HTMLElement>(':popover-open')) panel.hidePopover()
  await userEvent.hover(page.getByText('Text', { exact: true }))
})

const group = header.getByRole('button', { name: 'Oblečenie' })
const other = header.getByRole('button', { name: 'Doplnky a darčeky' })
const list = page.getByRole('list', { name: 'Oblečenie' })
const entry = list.getByRole('link').first()
const mugs = header.getByRole('link', { name: 'Hrnčeky' })

it('on a wide screen the menu opens under the pointer and closes when the pointer leaves', async () => {
  await group.hover()
  await expect.element(entry).toBeVisible()
  // A click keeps a group open that the pointer has opened.
  await group.click()
  await expect.element(entry).toBeVisible()
  await other.hover()
  await walk([mugs, 'seen'], [entry, 'gone'])
  await userEvent.hover(page.getByText('Text', { exact: true }))
  await expect.element(mugs).not.toBeInTheDocument()
})

it.each([1200, 1280, 1366, 1440])(
  'in a window of %d px the menu leads to delivery and payment, on one line with the rest',
  async (width) => {
    await page.viewport(width, 800)
    const link = header.getByRole('link', { name: 'Doprava a platba' })
    await expect.element(link).toHaveAttribute('href', '/doprava-a-platba')
    const box = (await link.findElement()).getBoundingClientRect()
    expect(box.height).toBeLessThan(50)
    expect(box.right).toBeLessThan(document.querySelector('header-search')?.getBoundingClientRect().left ?? 0)
    expect(document.documentElement.scrollWidth).toBe(width)
  },
)

it('on a wide screen the menu stays closed after Escape, even if the pointer has just come', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  await group.hover()
  await walk(group, [entry, 'seen'], '{Escape}', [entry, 'gone'])
  vi.advanceTimersByTime(1000)
  await expect.element(entry).not.toBeInTheDocument()
})

it('on a wide screen the menu works with the keyboard: Enter opens, Escape returns the focus, Tab leaves', async () => {
  await walk(goTo(group), '{Enter}', [entry, 'seen'], '{Tab}', [entry, 'focused'], '{Escape}')
  await walk([entry, 'gone'], [group, 'focused'], '{Enter}', goTo(list.getByRole('link').last()), '{Tab}')
  await walk([other, 'focused'], [entry, 'gone'])
})

describe('on a phone the menu', () => {
  const opener = header.getByRole('button', { name: 'Otvoriť menu' })
  const menu = page.getByRole('dialog', { name: 'Menu' })
  const cart = menu.getByRole('link', { name: 'Nákupný košík' })

  beforeEach(usePhone)

  it('slides in with the same entries and the cart, and stops the page from scrolling', async () => {
    await walk(opener, [menu.getByRole('link', { name: 'Tričká' }), { 'aria-current': 'page' }])
    await expect
      .element(menu.getByRole('link', { name: 'Bez potlače' }))
      .toHaveAttribute('href', WITHOUT_PRINT)
    await expect.element(menu.getByRole('link', { name: 'Kontakt' })).toHaveAttribute('href', '/kontakt')
    await expect
      .element(menu.getByRole('link', { name: 'Vrátenie tovaru' }))
      .toHaveAttribute('href', '/vratenie-tovaru')
    await expect.poll(() => getComputedStyle(document.documentElement).overflowY).toBe('hidden')
    await press(cart)
    await expect.poll(() => visits).toEqual(['/cart'])
  })

  it('takes the focus, returns it on Escape, and closes when the focus leaves it', async () => {
    await walk(goTo(opener), '{Enter}', [menu, 'focused'], '{Tab}')
    await walk([menu.getByRole('button', { name: 'Zavrieť menu' }), 'focused'], '{Escape}', [menu, 'gone'])
    await walk([opener, 'focused'], '{Enter}', goTo(menu.getByRole('link').last()), '{Tab}', [menu, 'gone'])
  })
})
