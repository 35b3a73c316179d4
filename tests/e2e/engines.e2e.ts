import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { KNOWN_PRODUCTS } from '../../scripts/demo-api/seed/known-products.ts'
import { startStaticServer } from '../../scripts/serve/static-server.ts'
import { SHOP_UNDER_TEST } from '../../scripts/test/shop-under-test.ts'
import { newCustomer } from './support/checkout.ts'
import { readOrders } from './support/demo-api.ts'
import { OTHER_ENGINES } from './support/engines/engines.ts'
import { click, fill, goTo, textOf, tick } from './support/engines/hands.ts'
import { test } from './support/test.ts'

/** A browser may start slowly on a busy machine. */
const LIMIT_MS = 180_000
const COUNT = '//*[@id="listing-count"]'
const DIALOG = '//dialog[@open]'
const POPUP = '//*[@id="cart-popup"]'
const field = (label: string) => `//fieldset[legend="Fakturačné údaje"]//label[span="${label}"]/input`
const button = (text: string) => `//button[normalize-space()="${text}"]`

for (const { name, open } of OTHER_ENGINES)
  test(`${name}: from the home page a shopper filters, looks closer, adds, and orders`, async ({
    baseURL,
  }) => {
    test.setTimeout(LIMIT_MS)
    const customer = newCustomer()
    const profile = await open(baseURL ?? '')
    try {
      const tab = await profile.openTab()
      await goTo(tab, profile, '/')
      await click(tab, '//nav[@aria-label="Kategórie produktov"]//a[normalize-space()="Tričká"]')
      await textOf(tab, '//h1', 'Tričká')
      await tick(tab, '//form[@id="filters"]//label[span="Zvieratá"]/input')
      await textOf(tab, COUNT, 'zobrazujem 17 z\u00A017')

      await goTo(tab, profile, '/produkty/tricka?search=panske+tricko+kompas')
      await click(tab, `//li[a/@href="/produkt/${KNOWN_PRODUCTS.colours.slug}"]${button('Rýchly náhľad')}`)
      await click(tab, `${DIALOG}//label[normalize-space()="M"]`)
      await click(tab, DIALOG + button('Pridať do košíka'))
      await click(tab, `${DIALOG}//button[@aria-label="Zavrieť náhľad"]`)

      await click(tab, '//*[@id="cart-button"]')
      // Not the notification, which is gone after 3 seconds: a busy machine may need as long for one look.
      await textOf(tab, `${POPUP}//li`, 'Pánske tričko Kompas')
      await click(tab, `${POPUP}//a[normalize-space()="Objednať"]`)

      for (const [label, text] of Object.entries(customer)) await fill(tab, field(label), text)
      await tick(tab, '//label[contains(., "Súhlasím s")]/input')
      await click(tab, button('Odoslať objednávku s povinnosťou platby'))
      const told = await textOf(tab, '//*[@class="order-number"]')
      const [order, ...others] = readOrders(customer['E-mail'])
      expect(others).toEqual([])
      expect(told).toContain(String(order?.row['order_number']))
      expect(order?.lines).toMatchObject([{ name: 'Pánske tričko Kompas', size: 'M', count: 1 }])
      expect(order?.row).toMatchObject({ surname: customer.Priezvisko, city: customer.Mesto })
      expect(profile.refusals).toEqual([])
    } finally {
      await profile.close()
    }
  })

// Each engine tells in its own way, and looks at a link's media at its own time.
for (const { name, open } of OTHER_ENGINES)
  test(`${name}: a page's own module that is gone is a ChunkLoadError`, async () => {
    test.setTimeout(LIMIT_MS)
    const dir = await mkdtemp(join(tmpdir(), 'obchod-page-'))
    for (const file of ['kontakt.html', '_headers']) await cp(join(SHOP_UNDER_TEST, file), join(dir, file))
    const server = await startStaticServer({ dir, port: 0 })
    const profile = await open(server.url)
    try {
      const tab = await profile.openTab()
      await goTo(tab, profile, '/kontakt')
      await textOf(tab, '//*[@id="trouble"]', 'ChunkLoadError: Loading chunk /_astro/Page.')
    } finally {
      await profile.close()
      await server.close()
      await rm(dir, { recursive: true })
    }
  })
