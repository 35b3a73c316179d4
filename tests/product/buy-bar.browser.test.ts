// Rules 120, 132, 135
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { $cart } from '../../src/cart/store/cart-store.ts'
import { product } from '../fixtures/builders.ts'
import { press, showNotifications, usePhone, visits, watchHistory } from '../browser/page.ts'
import { button, goTo, walk } from '../browser/walk.ts'
import { showProductPage } from '../browser/product-page.ts'

/** A t-shirt with two cuts: men's in XS and 5XL, women's in XS. Its page is longer than a low phone. */
const shirt = product({
  priceCents: 1890,
  tags: ['98', '153', '152', '148', '163'],
  variants: ['biela', 'modrá'].map((name, i) => ({ name, thumbnail: `2024/t_${i}.jpg` })),
  images: [0, 1].map((n) => ({ path: `2024/${n}.jpg`, thumbnailPath: `2024/t_${n}.jpg` })),
})

const ownAddress = location.href
const bar = button(/^(?:Do\skošíka|Vyberte veľkosť)$/)
const lead = page.getByRole('link', { name: /Zmeniť výber/ })
const own = button('Pridať do košíka')
const more = button('Zvýšiť množstvo')
const radio = (name: string) => page.getByRole('radio', { name, exact: true })
const toTop = () => scrollTo(0, 0)
const toOwn = () => own.element().scrollIntoView({ block: 'center' })
const has = (line: object) => () => expect.poll(() => $cart.get()).toMatchObject([line])
const nothing = () => expect($cart.get()).toEqual([])

beforeEach(async () => {
  await usePhone()
  await page.viewport(360, 480)
  await showNotifications()
  await showProductPage(shirt)
  toTop()
})
afterEach(() => {
  document.querySelector('.product')?.remove()
  history.replaceState(null, '', ownAddress)
})

it('the bar shows price and choice while the button of the form is out of view', async () => {
  await walk([bar, 'wholly in view'], [lead, /18,90 €/, /Dámsky · veľkosť XS · biela/])
  await walk(toOwn, [bar, 'gone'], [own, 'wholly in view'])
})

it('the bar shows the choice and the quantity, and buys them', async () => {
  await walk(radio('pánsky'), radio('5XL'), more, toTop, [lead, /Pánsky · veľkosť 5XL · biela · 2 kusy/])
  await walk(bar, has({ cut: 'pánsky', size: '5XL', count: 2 }))
})

it('the bar says that own print is chosen', async () => {
  history.replaceState(null, '', '/produkt/tricko?print=1')
  await showProductPage({ ...shirt, isWithoutPrint: true }, 'design')
  await walk([lead, /S vlastnou potlačou · dámsky · veľkosť XS · biela/])
})

it('the bar first leads to the sizes, so that the proposed one is not bought by accident, and then buys, even in a translated page', async () => {
  await walk([bar, /Vyberte veľkosť/], bar, [radio('XS'), 'focused'])
  await walk([page.getByText('Potvrďte veľkosť XS alebo vyberte inú.'), 'wholly in view'], nothing)
  await walk(radio('XS'), toTop, [bar, /Do košíka/])
  // A translator has changed its words.
  const words = await bar.findElement()
  words.innerHTML = '<font><font>To cart</font></font>'
  await walk(button('To cart'), has({ size: 'XS', count: 1 }))
})

it('after the bar has led to the sizes, the button of the form buys at once', async () => {
  await walk(bar, [radio('XS'), 'focused'], own, has({ size: 'XS', count: 1 }), toTop, [bar, /Do košíka/])
})

it('after it bought, the bar says so for longer than a notification and as long as it has the focus, and leads to the cart, unless the choice changes', async () => {
  const added = page.getByRole('link', { name: /^Pridané. Zobraziť\skošík$/ })
  await walk(bar, radio('XS'), toTop, [bar, 'seen'])
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { left } = bar.element().getBoundingClientRect()
  await walk(bar, [added, 'wholly in view'])
  expect(added.element().getBoundingClientRect().left).toBe(left)
  await expect.element(bar).not.toBeInTheDocument()
  vi.advanceTimersByTime(9000)
  await press(added)
  await expect.poll(() => visits.at(-1)).toBe('/cart')
  // Its link has the focus.
  vi.advanceTimersByTime(60_000)
  await expect.element(added).toHaveFocus()
  await walk(goTo(radio('XS')), () => vi.advanceTimersByTime(10_000), toTop, [bar, 'seen'])
  await walk(has({ size: 'XS', count: 1 }), bar, [added, 'seen'], more, toTop, [bar, 'seen'])
})

it('the link of the bar leads to the choice, without a history entry', async () => {
  const added = watchHistory()
  await walk(lead, [radio('dámsky'), 'focused', 'in view'])
  expect(added).toEqual([])
})

it("the focus moves from the bar to the form's button when that comes into view", async () => {
  await walk(goTo(bar), toOwn, [bar, 'gone'], [own, 'focused'])
})

it('a wide window has no bar', async () => {
  await walk([bar, 'seen'], () => page.viewport(1280, 400), [bar, 'gone'])
})
