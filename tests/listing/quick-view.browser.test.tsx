// Rules 113, 116, 121, 124, 132, 714
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import type { ProductDetail } from '../../src/catalogue/rules/product.ts'
import { $toasts, dismissToast } from '../../src/cart/store/toasts-store.ts'
import { $quickView, closeQuickView } from '../../src/listing/store/quick-view.ts'
import { SHOP } from '../../src/config/shop.ts'
import { product, wireProduct } from '../fixtures/builders.ts'
import { shop } from '../fixtures/fake-shop.ts'
import { setClock, expectToStay, press, showNotifications, usePhone } from '../browser/page.ts'
import { goTo, walk } from '../browser/walk.ts'
import { PRODUCTS, showListing } from '../browser/listing.tsx'

const DETAIL = product({
  ...(PRODUCTS[0] as ProductDetail),
  name: 'Tričko Kompas',
  priceCents: 2190,
  tags: ['98', '152', '148', '149', '157'],
  sizes: ['S', 'M'],
  descriptionHtml: '<p>Materiál: 100 % bavlna</p><script>alert(1)</script>',
  variants: [
    { name: 'petrolejová', thumbnail: 'petrol.jpg' },
    { name: 'bordová', thumbnail: 'burgundy.jpg' },
  ],
  images: [
    { path: 'petrol.jpg', thumbnailPath: 't_petrol.jpg' },
    { path: 'burgundy.jpg', thumbnailPath: 't_burgundy.jpg' },
  ],
})

const opener = page.getByRole('button', { name: 'Rýchly náhľad: Tričko Kriváň 1', exact: true })
const dialog = page.getByRole('dialog').first()
const toasts = page.getByRole('list', { name: 'Upozornenia' })
const add = dialog.getByRole('button', { name: 'Pridať do košíka' })

/** The product in the shop's answers from now on. */
const tell = (change: Partial<ProductDetail> = {}) =>
  shop.answers('get_product', () => ({ data: wireProduct({ ...DETAIL, ...change }) }))

async function open(): Promise<void> {
  await showListing()
  await press(opener)
}

beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  tell()
  await showNotifications()
})

// Close the dialog: open, it holds the notifications, which would be removed with it.
afterEach(async () => {
  closeQuickView()
  await expect.element(dialog).not.toBeInTheDocument()
  for (const { id } of $toasts.get()) dismissToast(id)
})

it('on a touch screen the button of quick view takes little of the picture, and 44 px can be pressed', async () => {
  await usePhone()
  await showListing()
  const { width, height, bottom, right } = opener.element().getBoundingClientRect()
  const picture = page
    .getByRole('listitem')
    .getByRole('presentation')
    .first()
    .element()
    .getBoundingClientRect()
  expect([width, height, bottom, right]).toEqual([44, 44, picture.bottom, picture.right])
  // The drawn disc; the rest of the 44 px shows the goods.
  expect(getComputedStyle(opener.element()).backgroundImage).toContain('12px')
})

it('the quick view shows the product from the API, and adds the choice to the cart', async () => {
  await open()
  await walk([dialog, { text: 'Tričko Kompas' }, { text: 'Kód produktu: TR-1' }, { text: '21,90 €' }])
  await walk([dialog.getByText('Materiál: 100 % bavlna'), 'seen'], [dialog, { lacks: 'alert' }])
  await expect.element(dialog.getByRole('radio', { name: 'XS (vypredané)' })).toBeDisabled()
  await expect.element(dialog.getByRole('radio', { name: 'S', exact: true })).toBeChecked()
  await press(dialog.getByRole('radio', { name: 'M', exact: true }))
  await press(dialog.getByRole('radio', { name: 'bordová' }))
  await walk(dialog.getByRole('button', { name: 'Zvýšiť množstvo' }), add)
  await expect
    .element(dialog.getByRole('list', { name: 'Upozornenia' }))
    .toMatchTextContent(/Farba: bordová · Veľkosť: M · Množstvo: 221,90 € \/ kus/)
})

it.each([
  [360, 740],
  [1440, 900],
])('the quick view shows a whole, wide picture in a window of %i x %i', async (...window) => {
  await page.viewport(...window)
  onTestFinished(() => page.viewport(1280, 800))
  await open()
  const pictures = dialog.getByRole('group', { name: 'Obrázky produktu' })
  await walk(goTo(pictures), [pictures.getByRole('img').nth(1), 'there'])
  const picture = pictures.getByRole('img').first().element().getBoundingClientRect()
  const box = pictures.element().getBoundingClientRect()
  expect(picture.width / picture.height).toBeCloseTo(4 / 5)
  expect(picture.height).toBeLessThanOrEqual(box.height + 1)
  expect(picture.width).toBeGreaterThan(box.width / 2)
})

it('the quick view keeps the previous price of the build, which may have disproved that of the API, until the price changes', async () => {
  const { priceCents } = PRODUCTS[0] as ProductDetail
  tell({ priceCents, priceBeforeCents: priceCents * 2 })
  await open()
  await walk([dialog, { text: 'Tričko Kompas', lacks: 'Najnižšia cena' }])
  closeQuickView()
  tell({ priceCents: priceCents - 10, priceBeforeCents: priceCents * 2 })
  await walk(opener, [dialog, { text: 'Najnižšia cena' }])
})

it('the quick view says what delivery costs, the day, and how goods are returned and exchanged, unless they are made to order', async () => {
  setClock('2026-11-25T10:00')
  await open()
  const list = dialog.getByRole('list', { name: 'Doprava a vrátenie' })
  for (const text of [
    'Doprava od 2,90 €, pri nákupe od 35,00 € zadarmo',
    'Tovar môžete vrátiť do 14 dní. Ako na to',
    'Doručíme od piatka 27. 11. do utorka 1. 12.',
  ])
    await expect.element(list).toMatchTextContent(text)
  await expect.element(dialog.getByText('Nesedí veľkosť? Vymeníme ju.')).toBeVisible()
  closeQuickView()

  tell({ isMadeToOrder: true })
  await walk(opener, [list, { text: 'Vyrábame na objednávku, preto sa nedá vrátiť.' }])
  await walk([list, { text: 'Vyrábame na objednávku, deň doručenia vám oznámime.', lacks: 'Doručíme' }])
  await expect.element(dialog.getByText('Nesedí veľkosť? Vymeníme ju.')).not.toBeInTheDocument()
})

it('the quick view holds the notification, which can be closed without closing the quick view', async () => {
  await open()
  await press(dialog.getByRole('radio', { name: 'S', exact: true }))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  await press(add)
  const toast = dialog.getByRole('list', { name: 'Upozornenia' }).getByRole('listitem')
  await walk([toast, 'seen'], toast.getByRole('button', { name: 'Zavrieť upozornenie' }))
  await expect
    .poll(() => {
      vi.advanceTimersByTime(1000)
      return toast.elements()
    })
    .toEqual([])
  await walk([dialog, 'seen'], '{Escape}', [dialog, 'gone'])
  await expect.poll(() => document.getElementById('toasts')?.parentElement).toBe(document.body)
})

it('the quick view shows material and manufacturer as text: the shop, unless the API names another', async () => {
  const { name = '', address = '', email = '' } = SHOP.asManufacturer ?? {}
  const information = { ...DETAIL.information, material: '100 % <b>bavlna</b>', color: 'biela' }
  tell({ information })
  await open()
  const facts = dialog.getByRole('table', { name: 'Údaje o produkte' })
  await walk([facts, { text: '100 % <b>bavlna</b>' }, { text: `${name} ${address}${email}` }])
  // There are colours to choose.
  await expect.element(facts).not.toMatchTextContent('Farba')
  closeQuickView()

  const manufacturer = { name: 'Úplet', address: 'Trenčín', email: 'uplet@example.sk' }
  const responsible = { name: 'Dovoz', address: 'Nitra', email: '' }
  tell({ information: { ...information, manufacturer, responsible } })
  await walk(opener, [facts, { text: 'Úplet Trenčínuplet@example.sk' }])
  await expect.element(facts).toMatchTextContent('Zodpovedná osoba v EÚDovoz Nitra')
})

it.each([360, 1280])(
  'nothing of the quick view moves when answers come, at %i px (rule 714)',
  async (width) => {
    if (width < 1000) await usePhone()
    tell({ ...(PRODUCTS[0] as ProductDetail), images: DETAIL.images })
    let answer = shop.holds('get_product')
    const isStill = () => expect.poll(() => dialog.element().getAnimations()).toEqual([])
    const title = dialog.getByRole('heading', { name: 'Tričko Kriváň 1' })
    const price = dialog.getByText('10,00').first()
    const close = dialog.getByRole('button', { name: 'Zavrieť náhľad' })
    const thumbs = dialog.getByRole('list', { name: 'Výber obrázka' })
    const hear = async () => {
      answer()
      await expect.element(thumbs).toBeInTheDocument()
    }
    await showListing({ index: 'none' })
    await walk(opener, [price, 'seen'])
    await isStill()
    await expectToStay({ title, price, close }, hear)
    await walk(close, [dialog, 'gone'])

    answer = shop.holds('get_product')
    await showListing()
    await walk(opener, [add, 'seen'])
    await isStill()
    const facts = dialog.getByRole('list', { name: 'Doprava a vrátenie' })
    const [guarantee, ask, whole] = (['Zákonná záruka', 'Opýtať sa', 'Prejsť na celú'] as const).map((name) =>
      dialog.getByRole('link', { name }),
    ) as [Locator, Locator, Locator]
    const picture = dialog.getByRole('group', { name: 'Obrázky produktu' }).getByRole('img').first()
    await expectToStay({ title, price, close, add, facts, guarantee, ask, whole, picture }, hear)
  },
)

it('the quick view says that the size of its card is sold out, and proposes no other', async () => {
  await showListing({ index: 'none' })
  opener.element().closest('.card')?.setAttribute('data-choice', '?size=XS')
  await walk(opener, [dialog.getByText('XS je vypredaná, vyberte inú.'), 'seen'])
  await walk([dialog.getByRole('radio', { name: 'S', exact: true }), 'unchecked'], add)
  await expect.element(dialog.getByText('XS je vypredaná, vyberte inú.')).toBeInViewport()
  expect($toasts.get()).toEqual([])
})

it('the quick view of another product opens with the choice of its own card, and with the colour that is checked there', async () => {
  await showListing({ index: 'none' })
  const other = page.getByRole('button', { name: 'Rýchly náhľad: Tričko Kriváň 2', exact: true })
  opener.element().closest('.card')?.setAttribute('data-choice', '?size=M&color=bordov%C3%A1')
  await walk(opener, [dialog.getByRole('radio', { name: 'M', exact: true }), 'checked'])
  await press(dialog.getByRole('button', { name: 'Zavrieť náhľad' }))
  tell({ id: 2 })
  await walk(other, [dialog.getByRole('radio', { name: 'S', exact: true }), 'checked'])
  await expect.element(dialog.getByRole('radio', { name: 'petrolejová' })).toBeChecked()
  await press(dialog.getByRole('button', { name: 'Zavrieť náhľad' }))
  const checked = '<form class="stitches"><input type="radio" value="bordová" checked></form>'
  other.element().closest('.card')?.insertAdjacentHTML('beforeend', checked)
  await walk(other, [dialog.getByRole('radio', { name: 'bordová' }), 'checked'])
})

it('the quick view leads at the first press to a proposed size, which its button may cover', async () => {
  await page.viewport(360, 560)
  onTestFinished(() => page.viewport(1280, 800))
  await open()
  await expect.element(add).toBeVisible()
  // Not `press()`, which would scroll the button to another place.
  ;(add.element() as HTMLElement).click()
  const size = dialog.getByRole('radio', { name: 'S', exact: true })
  const question = dialog.getByText('Potvrďte veľkosť S alebo vyberte inú.')
  await walk([question, 'in view'], [size, 'focused'])
  expect($toasts.get()).toEqual([])
  await walk(add, [toasts, /Veľkosť: S/], [question, 'gone'])
})

it('the size chart of a garment closes without closing the quick view', async () => {
  await open()
  const chart = page.getByRole('dialog', { name: 'Tabuľka veľkostí' })
  await press(dialog.getByRole('button', { name: 'Tabuľka veľkostí' }))
  await expect.element(chart.getByRole('table', { name: 'Pánsky strih' })).toBeVisible()
  await walk(chart.getByRole('button', { name: 'Zavrieť tabuľku veľkostí' }), [chart, 'gone'])
  await walk([dialog, 'seen'], '{Escape}', [dialog, 'gone'])
})

it.each([
  ['its button', () => press(dialog.getByRole('button', { name: 'Zavrieť náhľad' }))],
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['a click beside it', () => userEvent.click(dialog, { position: { x: -20, y: 5 } })],
])('the quick view closes with %s, and returns the focus', async (_, close) => {
  await open()
  await expect.element(dialog).toBeVisible()
  await close()
  await walk([dialog, 'gone'], [opener, 'focused'])
  // Escape closes the dialog before its event tells the store.
  await expect.poll(() => $quickView.get()).toBeNull()
})

it('the quick view sells a product by the index if the API fails', async () => {
  shop.fails('get_product')
  await open()
  await walk([dialog, { text: 'Kód produktu: TR-1' }], add, [toasts, { text: 'Tričko Kriváň 1' }])
  await expect
    .element(dialog.getByRole('link', { name: 'Prejsť na celú stránku produktu' }))
    .toHaveAttribute('href', expect.stringMatching(/\/produkt\/tricko-1$/))
})

it('the quick view shows name and price of its card while index and API are asked, and says if both failed', async () => {
  shop.fails('get_product')
  const fail = shop.holds('get_product')
  await showListing({ index: 'missing' })
  await walk(opener, [dialog.getByRole('heading', { name: 'Tričko Kriváň 1' }), 'seen'])
  await walk([dialog.getByText('10,00').first(), 'seen'], [dialog.getByText('Načítavame…'), 'seen'])
  fail()
  await expect.element(dialog.getByText('Podrobnosti sa teraz nepodarilo načítať.')).toBeVisible()
})

it('the quick view opens at once, says that it is loading, and stays closed if the rest comes after closing', async () => {
  const respond = shop.holds('get_product')
  await showListing({ index: 'none' })
  await walk(opener, [dialog, { text: 'Tričko Kriváň 1' }], [dialog.getByText('Načítavame…'), 'seen'])
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => $quickView.get()).toBeNull()
  respond()
  await expect.element(dialog).not.toBeInTheDocument()
  expect($quickView.get()).toBeNull()
})
