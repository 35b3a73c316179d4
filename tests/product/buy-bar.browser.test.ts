// Rules 120, 132, 135
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { $cart } from '../../src/cart/store/cart-store.ts'
import { product } from '../fixtures/builders.ts'
import { focus, press, showNotifications, usePhone, visits, watchHistory } from '../browser/page.ts'
import { button, goTo, walk } from '../browser/walk.ts'
import { showProductPage } from '../browser/product-page.ts'

/** A t-shirt with two cuts: men's in XS and 5XL, women's in XS. Its page is longer than a low phone. */
const shirt = product({
  priceCents: 1890,
  tags: ['98', '153', '152', '148', '163'],
  variants: ['biela', 'modrá'].map((name, i) => ({ name, thumbnail: `2024/t_${i}.jpg` })),
  images: [0, 1].map((n) => ({ path: `2024/${n}.jpg`, thumbnailPath: `2024/t_${n}.jpg` })),
})

const inCart =
  (...lines: readonly object[]) =>
  () =>
    expect.poll(() => $cart.get()).toMatchObject(lines)
const ownAddress = location.href
const bar = page.getByRole('button', { name: /^(?:Do\skošíka|Vyberte veľkosť)$/ })
const lead = page.getByRole('link', { name: /Zmeniť výber/ })
const own = page.getByRole('button', { name: 'Pridať do košíka' })
const radio = (name: string) => page.getByRole('radio', { name, exact: true })
const toTop = () => scrollTo(0, 0)

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
  await walk([bar, 'wholly in view'], [lead, { text: '18,90 €' }, { text: 'Dámsky · veľkosť XS · biela' }])
  own.element().scrollIntoView({ block: 'center' })
  await walk([bar, 'gone'], [own, 'wholly in view'])
})

it('the bar shows the choice and the quantity, and buys them', async () => {
  await walk(radio('pánsky'), radio('5XL'), button('Zvýšiť množstvo'))
  toTop()
  await walk([lead, { text: 'Pánsky · veľkosť 5XL · biela · 2 kusy' }], bar)
  await expect.poll(() => $cart.get()).toMatchObject([{ cut: 'pánsky', size: '5XL', count: 2 }])
})

it('the bar says that own print is chosen', async () => {
  history.replaceState(null, '', '/produkt/tricko?print=1')
  await showProductPage({ ...shirt, isWithoutPrint: true }, 'design')
  await expect.element(lead).toMatchTextContent('S vlastnou potlačou · dámsky · veľkosť XS · biela')
})

it('the bar first leads to the sizes, so that the proposed one is not bought by accident, and then buys, even in a translated page', async () => {
  await walk([bar, { text: 'Vyberte veľkosť' }], bar, [radio('XS'), 'focused'])
  await walk([page.getByText('Potvrďte veľkosť XS alebo vyberte inú.'), 'wholly in view'], inCart())
  await press(radio('XS'))
  toTop()
  await expect.element(bar).toMatchTextContent('Do košíka')
  // A translator has changed its words.
  const words = await bar.findElement()
  words.innerHTML = '<font><font>To cart</font></font>'
  await walk(button('To cart'), inCart({ size: 'XS', count: 1 }))
})

it('after the bar has led to the sizes, the button of the form buys at once', async () => {
  await walk(bar, [radio('XS'), 'focused'], own, inCart({ size: 'XS', count: 1 }))
  toTop()
  await expect.element(bar).toMatchTextContent('Do košíka')
})

it('after it bought, the bar says so for longer than a notification and as long as it has the focus, and leads to the cart, unless the choice changes', async () => {
  const added = page.getByRole('link', { name: /^Pridané. Zobraziť\skošík$/ })
  await walk(bar, radio('XS'))
  toTop()
  await expect.element(bar).toBeVisible()
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
  await walk([added, 'focused'], goTo(radio('XS')))
  vi.advanceTimersByTime(10_000)
  toTop()
  await expect.element(bar).toBeVisible()
  expect($cart.get()).toMatchObject([{ size: 'XS', count: 1 }])
  await walk(bar, [added, 'seen'], button('Zvýšiť množstvo'))
  toTop()
  await expect.element(bar).toBeVisible()
})

it('the link of the bar leads to the choice, without a history entry', async () => {
  const added = watchHistory()
  await walk(lead, [radio('dámsky'), 'focused', 'in view'])
  expect(added).toEqual([])
})

it("the focus moves from the bar to the form's button when that comes into view", async () => {
  await focus(bar)
  own.element().scrollIntoView({ block: 'center' })
  await walk([bar, 'gone'], [own, 'focused'])
})

it('a wide window has no bar', async () => {
  await expect.element(bar).toBeVisible()
  await page.viewport(1280, 400)
  await expect.element(bar).not.toBeInTheDocument()
})
