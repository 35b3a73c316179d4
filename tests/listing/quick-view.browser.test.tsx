// Rules 113, 116, 121, 124, 132, 714
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ProductDetail } from '../../src/catalogue/rules/product.ts'
import { $toasts, dismissToast } from '../../src/cart/store/toasts-store.ts'
import { $quickView, closeQuickView } from '../../src/listing/store/quick-view.ts'
import { SHOP } from '../../src/config/shop.ts'
import { product, wireProduct } from '../fixtures/builders.ts'
import { shop } from '../fixtures/fake-shop.ts'
import { setClock, setWindow, expectToStay, press, showNotifications, usePhone } from '../browser/page.ts'
import { button, goTo, walk, type Step } from '../browser/walk.ts'
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
const radio = (name: string) => dialog.getByRole('radio', { name, exact: true })
const [add, close] = ['Pridať do košíka', 'Zavrieť náhľad'].map((name) =>
  dialog.getByRole('button', { name }),
) as [typeof opener, typeof opener]
const facts = dialog.getByRole('list', { name: 'Doprava a vrátenie' })
const loading = dialog.getByText('Načítavame…')
const soldOut = dialog.getByText('XS je vypredaná, vyberte inú.')
const closed: Step[] = [[dialog, 'gone'], () => expect.poll(() => $quickView.get()).toBeNull()]

/** The product in the shop's answers from now on. */
const tell = (change: Partial<ProductDetail> = {}) =>
  shop.answers('get_product', { data: wireProduct({ ...DETAIL, ...change }) })

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

it('on a phone the dots of many pictures are one line, and eight at most', async () => {
  await usePhone()
  const paths = Array.from({ length: 25 }, (_, at) => `${at}.jpg`)
  tell({ variants: [], images: paths.map((path) => ({ path, thumbnailPath: `t_${path}` })) })
  await open()
  const dots = dialog.getByRole('list', { name: 'Výber obrázka' }).getByRole('link')
  await expect.poll(() => dots.elements().length).toBe(8)
  expect(new Set(dots.elements().map((dot) => dot.getBoundingClientRect().top)).size).toBe(1)
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
  await walk([dialog, /Tričko Kompas/, /Kód produktu: TR-1/, /21,90 €/, { lacks: 'alert' }])
  await walk([dialog.getByText('Materiál: 100 % bavlna'), 'seen'], [radio('XS (vypredané)'), 'disabled'])
  await walk([radio('S'), 'checked'], radio('M'), radio('bordová'))
  await walk(dialog.getByRole('button', { name: 'Zvýšiť množstvo' }))
  await walk(add, [
    dialog.getByRole('list', { name: 'Upozornenia' }),
    /Farba: bordová · Veľkosť: M · Množstvo: 221,90 € \/ kus/,
  ])
})

it.each([
  [360, 740],
  [1440, 900],
])('the quick view shows a whole, wide picture in a window of %i x %i', async (width, height) => {
  await setWindow(width, height)
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
  const reducedTo = (cents: number) => () => tell({ priceCents: cents, priceBeforeCents: priceCents * 2 })
  await walk(reducedTo(priceCents), open, [dialog, /Tričko Kompas/, { lacks: 'Najnižšia cena' }])
  await walk(closeQuickView, reducedTo(priceCents - 10), opener, [dialog, /Najnižšia cena/])
})

it('the quick view says what delivery costs, the day, and how goods are returned and exchanged, unless they are made to order', async () => {
  const exchange = dialog.getByText('Nesedí veľkosť? Vymeníme ju.')
  setClock('2026-11-25T10:00')
  await open()
  await walk([
    facts,
    /Doprava od 2,90 €, pri nákupe od 35,00 € zadarmo/,
    /Tovar môžete vrátiť do 14 dní\. Ako na to/,
  ])
  await walk([facts, /Doručíme od piatka 27\. 11\. do utorka 1\. 12\./], [exchange, 'seen'])
  await walk(closeQuickView, () => tell({ isMadeToOrder: true }), opener)
  await walk([facts, /Vyrábame na objednávku, preto sa nedá vrátiť\./, { lacks: 'Doručíme' }])
  await walk([exchange, 'gone'])
})

it('the quick view holds the notification, which can be closed without closing the quick view', async () => {
  await open()
  await press(radio('S'))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const toast = dialog.getByRole('list', { name: 'Upozornenia' }).getByRole('listitem')
  await walk(add, [toast, 'seen'], toast.getByRole('button', { name: 'Zavrieť upozornenie' }))
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
  const manufacturer = { name: 'Úplet', address: 'Trenčín', email: 'uplet@example.sk' }
  const responsible = { name: 'Dovoz', address: 'Nitra', email: '' }
  const table = dialog.getByRole('table', { name: 'Údaje o produkte' })
  await walk(() => tell({ information }), open, [
    table,
    { text: '100 % <b>bavlna</b>' },
    { text: `${name} ${address}${email}` },
  ])
  // There are colours to choose.
  await walk([table, { lacks: 'Farba' }], closeQuickView)
  await walk(() => tell({ information: { ...information, manufacturer, responsible } }), opener)
  await walk([table, /Úplet Trenčínuplet@example\.sk/, /Zodpovedná osoba v EÚDovoz Nitra/])
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
    const thumbs = dialog.getByRole('list', { name: 'Výber obrázka' })
    const hear = () => walk(() => answer(), [thumbs, 'there'])
    await showListing({ index: 'none' })
    await walk(opener, [price, 'seen'], isStill)
    await expectToStay({ title, price, close }, hear)
    await walk(close, [dialog, 'gone'])

    answer = shop.holds('get_product')
    await showListing()
    await walk(opener, [add, 'seen'], isStill)
    const linkTo = (name: string) => dialog.getByRole('link', { name })
    const [guarantee, ask] = [linkTo('Zákonná záruka'), linkTo('Opýtať sa')]
    const whole = linkTo('Prejsť na celú')
    const picture = dialog.getByRole('group', { name: 'Obrázky produktu' }).getByRole('img').first()
    await expectToStay({ title, price, close, add, facts, picture, guarantee, ask, whole }, hear)
  },
)

/** The choice that its card's address asks for. */
const askFor = (card: typeof opener, query: string) =>
  card.element().closest('.card')?.setAttribute('data-choice', query)

it('the quick view says that the size of its card is sold out, and proposes no other', async () => {
  await showListing({ index: 'none' })
  askFor(opener, '?size=XS')
  await walk(opener, [soldOut, 'seen'], [radio('S'), 'unchecked'], add, [soldOut, 'in view'])
  expect($toasts.get()).toEqual([])
})

it('the quick view of another product opens with the choice of its own card, and with the colour that is checked there', async () => {
  await showListing({ index: 'none' })
  const other = page.getByRole('button', { name: 'Rýchly náhľad: Tričko Kriváň 2', exact: true })
  askFor(opener, '?size=M&color=bordov%C3%A1')
  await walk(opener, [radio('M'), 'checked'], close, () => tell({ id: 2 }))
  await walk(other, [radio('S'), 'checked'], [radio('petrolejová'), 'checked'], close)
  const checked = '<form class="stitches"><input type="radio" value="bordová" checked></form>'
  other.element().closest('.card')?.insertAdjacentHTML('beforeend', checked)
  await walk(other, [radio('bordová'), 'checked'])
})

it('the quick view leads at the first press to a proposed size, which its button may cover', async () => {
  await setWindow(360, 560)
  await open()
  await expect.element(add).toBeVisible()
  // Not `press()`, which would scroll the button to another place.
  ;(add.element() as HTMLElement).click()
  const question = dialog.getByText('Potvrďte veľkosť S alebo vyberte inú.')
  await walk([question, 'in view'], [radio('S'), 'focused'])
  expect($toasts.get()).toEqual([])
  await walk(add, [toasts, /Veľkosť: S/], [question, 'gone'])
})

it('the size chart of a garment closes without closing the quick view', async () => {
  const chart = page.getByRole('dialog', { name: 'Tabuľka veľkostí' })
  await open()
  await walk(dialog.getByRole('button', { name: 'Tabuľka veľkostí' }))
  await walk([chart.getByRole('table', { name: 'Pánsky strih' }), 'seen'], button('Zavrieť tabuľku veľkostí'))
  await walk([chart, 'gone'], [dialog, 'seen'], '{Escape}', [dialog, 'gone'])
})

it('the quick view closes with its button, with Escape and with a click beside it, and returns the focus', async () => {
  await showListing()
  for (const leave of [close, '{Escape}', () => userEvent.click(dialog, { position: { x: -20, y: 5 } })])
    // Escape closes the dialog before its event tells the store.
    await walk(opener, [dialog, 'seen'], leave, [dialog, 'gone'], [opener, 'focused'], ...closed)
})

it('the quick view sells a product by the index if the API fails', async () => {
  shop.fails('get_product')
  await open()
  await walk([dialog, /Kód produktu: TR-1/], add, [toasts, /Tričko Kriváň 1/])
  const whole = dialog.getByRole('link', { name: 'Prejsť na celú stránku produktu' })
  await walk([whole, { href: expect.stringMatching(/\/produkt\/tricko-1$/) as string }])
})

it('the quick view shows name and price of its card at once while index and API are asked, stays closed if the answer comes after closing, and says if both failed', async () => {
  const answer = shop.holds('get_product')
  await showListing({ index: 'missing' })
  const card: Step[] = [
    opener,
    [dialog.getByRole('heading', { name: 'Tričko Kriváň 1' }), 'seen'],
    [loading, 'seen'],
  ]
  await walk(...card, [dialog.getByText('10,00').first(), 'seen'], '{Escape}', ...closed)
  await walk(answer, ...closed)
  shop.fails('get_product')
  await walk(...card, shop.holds('get_product'))
  await walk([dialog.getByText('Podrobnosti sa teraz nepodarilo načítať.'), 'seen'])
})
