// Rule 905
import { describe, expect, it, onTestFinished } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { DEFAULT_SETTINGS } from '../../src/config/checkout-settings.ts'
import { press, showAstro, usePhone, visits } from '../browser/page.ts'
import { goTo, walk } from '../browser/walk.ts'
import '../../src/look/popovers.ts'
import '../../src/site/main-menu.ts'

const WIDTHS = [900, 1024, 1280, 1440, 2560]
const NAMES = [
  'Med',
  'Keramika',
  'Darčeky k narodeninám',
  'Wellness & kozmetika',
  'Čaje',
  'Hračky pre najmenších',
]

const header = page.getByRole('banner')
const line = header.getByRole('navigation', { name: 'Hlavné menu' })
const more = line.getByRole('button', { name: 'Ďalšie' })
const list = page.getByRole('list', { name: 'Ďalšie' })

/** Shows the header of a shop with this many categories that no plan names, and a full cart. */
async function showHeader(count: number, parents: readonly string[] = []): Promise<void> {
  const others = Array.from({ length: count }, (_, at) => ({
    slug: `k${at}`,
    name: `${NAMES[at % NAMES.length]} ${at}`,
    ...(parents[at] && { parent: parents[at] }),
  }))
  const all = { slug: 'all', name: 'Všetko', valueIds: { 100: ['121'] } }
  const categories = [all, ...others].map((one) => ({
    valueIds: {},
    landings: [],
    ...one,
  }))
  const before = new Set(document.body.children)
  await showAstro('/src/site/MenuStyles.astro', { categories })
  await showAstro('/src/site/SiteHeader.astro', { categories, path: '/', settings: DEFAULT_SETTINGS })
  document.querySelector('.cart-button')?.removeAttribute('data-empty')
  const shown = [...document.body.children].filter((element) => !before.has(element))
  const { innerWidth, innerHeight } = window
  onTestFinished(async () => {
    for (const element of shown) element.remove()
    await page.viewport(innerWidth, innerHeight)
  })
}

const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
const linksOf = (elements: readonly Element[]) => elements.map((element) => element.textContent.trim())

it.each([9, 18, 34, 60])(
  'with %d categories that no plan names the header has one line at any width, with logo, search and cart inside the window',
  async (count) => {
    await showHeader(count)
    for (const width of WIDTHS) {
      await page.viewport(width, 800)
      expect(document.documentElement.scrollWidth, `${width} px wide`).toBe(width)
      expect(boxOf('.site-header').height).toBeLessThan(70)
      const [logo, menu, search, cart] = ['.logo-link', '.main-menu', 'header-search', '.cart-button'].map(
        boxOf,
      )
      expect(logo?.height).toBeLessThan(60)
      expect(search?.width, `${width} px wide`).toBeGreaterThan(200)
      expect(cart?.right).toBeLessThanOrEqual(width)
      const entries = line
        .getByRole('listitem')
        .elements()
        .map((entry) => entry.getBoundingClientRect())
      expect(new Set(entries.map(({ top }) => top)).size).toBeLessThanOrEqual(1)
      const right = Math.max(0, ...entries.map((entry) => entry.right))
      expect(right, `${width} px wide`).toBeLessThanOrEqual(search?.left ?? 0)
      expect(menu?.width).toBeLessThanOrEqual(width)
    }
  },
)

describe.each([9, 60])('with %d categories that no plan names', (count) => {
  it('each category is either in the line or in the list of the others', async () => {
    await showHeader(count)
    for (const width of [1024, 1440]) {
      await page.viewport(width, 800)
      const inLine = linksOf(line.getByRole('link').elements())
      await press(more)
      const folded = linksOf(list.getByRole('link').elements())
      await walk('{Escape}', [list, 'gone'])
      const names = Array.from({ length: count }, (_, at) => `${NAMES[at % NAMES.length]} ${at}`)
      expect([...inLine, ...folded]).toEqual([
        ...['Všetky produkty', 'Bez potlače', ...names, 'Doprava a platba'],
      ])
      expect(inLine.length).toBeGreaterThan(3)
    }
  })

  it('the list of the others opens by mouse, key and finger, lies inside the window, and leads to a category', async () => {
    await showHeader(count)
    await page.viewport(1024, 800)
    const last = list.getByRole('link').filter({ hasText: ` ${count - 1}` })
    await userEvent.hover(more)
    await expect.element(last).toBeVisible()
    const box = () => boxOf('#menu-more')
    await expect.poll(() => [box().left, box().right]).toEqual([0, 1024])
    expect(box().bottom).toBeLessThanOrEqual(800)
    await walk('{Escape}', goTo(more), '{Enter}', '{Tab}', [list.getByRole('link').first(), 'focused'])
    await walk('{Escape}', [more, 'focused'])
    await commands.setTouchScreen(true)
    onTestFinished(() => commands.setTouchScreen(false))
    visits.length = 0
    await walk(more, last)
    await expect.poll(() => visits).toEqual([`/produkty/k${count - 1}`])
  })

  it('on a phone the menu leads to each category, and its last links stay in reach', async () => {
    await usePhone()
    await showHeader(count)
    await press(header.getByRole('button', { name: 'Otvoriť menu' }))
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect.element(menu.getByRole('link', { name: 'Kontakt' })).toBeVisible()
    const box = (await menu.findElement()).scrollHeight
    expect(box).toBeLessThan(1000)
    if (count > 12) await press(menu.getByText('Ďalšie kategórie'))
    visits.length = 0
    await press(menu.getByRole('link').filter({ hasText: ` ${count - 1}` }))
    await expect.poll(() => visits).toEqual([`/produkty/k${count - 1}`])
  })
})

it('the menu shows categories below their parents, and leads to the parents', async () => {
  await showHeader(4, ['', 'k0', 'k1', 'k0'])
  await page.viewport(1280, 800)
  await expect.element(more).not.toBeInTheDocument()
  const top = line.getByRole('button', { name: 'Med 0' })
  await press(top)
  const below = page.getByRole('list', { name: 'Med 0' })
  expect(linksOf(below.getByRole('link').elements())).toEqual([
    ...['Všetko: Med 0', 'Keramika 1', 'Darčeky k narodeninám 2', 'Wellness & kozmetika 3'],
  ])
  visits.length = 0
  await press(below.getByRole('link', { name: 'Všetko: Med 0' }))
  await expect.poll(() => visits).toEqual(['/produkty/k0'])
})
