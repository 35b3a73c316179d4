import { expect } from '@playwright/test'
import { KNOWN_PRODUCTS } from '../../scripts/demo-api/seed/known-products.ts'
import { newCustomer } from './support/checkout.ts'
import { readOrders } from './support/demo-api.ts'
import { test, untilSaid } from './support/windows.ts'

const DIALOG = '//dialog[@open]'
const POPUP = '//*[@id="cart-popup"]'
const field = (label: string) => `//fieldset[legend="Fakturačné údaje"]//label[span="${label}"]/input`
const button = (text: string) => `//button[normalize-space()="${text}"]`

/** Runs in the page. @returns the middle of a product that is wholly in the window */
function middleOfCard(): number[] {
  const boxes = [...document.querySelectorAll('main li > a')].map((link) => link.getBoundingClientRect())
  const box = boxes.find(({ top, bottom }) => top > 80 && bottom < innerHeight)
  return box ? [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)] : []
}

test('from the home page a shopper filters, opens a quick view, adds to the cart and orders', async ({
  profile,
}) => {
  test.setTimeout(300_000)
  const customer = newCustomer()
  const shop = await profile.open()
  await shop.resize(360, 780)
  for (const [path, opener, panel] of [
    ['/produkty/mikiny', '//button[starts-with(., "Filtrovať")]', '//*[@id="filters"]'],
    ['/', '//button[@aria-label="Otvoriť menu"]', '//*[@id="menu"]'],
  ] as const) {
    await shop.goTo(path)
    // The first press beside the panel only closes it. The second one is on the page.
    for (const _ of [1, 2]) {
      await shop.press(opener)
      await expect.poll(() => shop.read(panel)).not.toBeNull()
      // WebKit's window is wider than a phone's, and has a scrollbar over the page.
      await shop.pressAt(Number(await shop.run(() => innerWidth, null)) - 30, 500)
      await expect.poll(() => shop.read(panel)).toBeNull()
    }
  }
  await shop.resize(1280, 900)
  await shop.goTo('/')
  await shop.press('//nav[@aria-label="Kategórie produktov"]//a[normalize-space()="Tričká"]')
  await untilSaid(shop, '//h1', 'Tričká')
  await shop.press('//form[@id="filters"]//label[span="Zvieratá"]/span')
  await untilSaid(shop, '//*[@id="listing-count"]', 'zobrazujem 17 z\u00A017')

  const place = () => shop.run(() => Math.round(scrollY), null)
  await shop.goTo('/produkty')
  await shop.press('//a[starts-with(normalize-space(), "Načítaj ďalšie")]')
  await untilSaid(shop, '//*[@id="listing-count"]', 'zobrazujem 80 z')
  await shop.run(() => scrollTo(0, 5000), null)
  await expect.poll(place).toBe(5000)
  // Press a point of the window: a driver would scroll to an element.
  const [x = 0, y = 0] = (await shop.run(middleOfCard, null)) as number[]
  await shop.pressAt(x, y)
  await untilSaid(shop, '//*[@class="breadcrumbs"]', 'Všetky produkty')
  // Not move('back'): it waits for a load, which a kept page does not have.
  await shop.run(() => setTimeout(() => history.back()), null)
  await untilSaid(shop, '//*[@id="listing-count"]', 'zobrazujem 80 z')
  await expect.poll(place).toBe(5000)
  await expect.poll(() => shop.run(() => (history.state as { scrollY: number }).scrollY, null)).toBe(5000)

  await shop.goTo('/produkty/tricka?search=panske+tricko+kompas')
  await shop.press(`//li[a/@href="/produkt/${KNOWN_PRODUCTS.colours.slug}"]${button('Rýchly náhľad')}`)
  await shop.press(`${DIALOG}//label[normalize-space()="M"]`)
  await shop.press(DIALOG + button('Pridať do košíka'))
  await shop.press(`${DIALOG}//button[@aria-label="Zavrieť náhľad"]`)

  // Go to a page without the notification, which would cover the cart's button.
  await shop.goTo('/kontakt')
  await shop.press('//*[@id="cart-button"]')
  // Do not look for the notification: it is gone after 3 seconds, and a busy machine may be slower.
  await untilSaid(shop, `${POPUP}//li`, 'Pánske tričko Kompas')
  await shop.press(`${POPUP}//a[normalize-space()="Objednať"]`)

  for (const [label, text] of Object.entries(customer)) await shop.type(field(label), text)
  await untilSaid(shop, '//main', 'Pánske tričko Kompas')
  await shop.press('//label[contains(., "Súhlasím s")]/input')
  await shop.press(button('Odoslať objednávku s povinnosťou platby'))
  const told = await untilSaid(shop, '//*[@class="order-number"]', 'Číslo objednávky')
  const [order, ...others] = readOrders(customer['E-mail'])
  expect(others).toEqual([])
  expect(told).toContain(String(order?.row['order_number']))
  expect(order?.lines).toMatchObject([{ name: 'Pánske tričko Kompas', size: 'M', count: 1 }])
  expect(order?.row).toMatchObject({ surname: customer.Priezvisko, city: customer.Mesto })
})
