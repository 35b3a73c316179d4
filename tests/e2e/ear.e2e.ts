// Rules 714, 717
import { expect, type Page } from '@playwright/test'
import { KNOWN_PRODUCTS } from '../../scripts/demo-api/seed/known-products.ts'
import { listenToRegions } from '../fixtures/announcements.ts'
import { checkout, fillBilling, newCustomer, untilLinesAreThere } from './support/checkout.ts'
import { readByEar } from './support/ear.ts'
import { press } from './support/press.ts'
import { addButton, cartButton, main } from './support/shopper.ts'
import { test } from './support/test.ts'

const NAME = 'Pánske tričko Kompas'

/** The headings of each template. */
const CONTENTS = {
  home: [
    ...['1 Nitka', '2 Tričká pre celú rodinu', '2 Najnovšie pridané produkty', '3 …', '2 Podľa motívu'],
    ...['2 Ako tlačíme', '2 Všetky produkty', '2 Filtre', '2 Produkty', '3 …'],
    '2 Fotobox: vaše fotografie v drevenej škatuľke',
  ],
  listing: ['1 Tričká', '2 Filtre', '2 Produkty', '3 …'],
  'quick view': ['2 Chlapčenské tričko Kompas', '3 Popis'],
  product: [`1 ${NAME}`, '2 Popis', '2 Podobné produkty', '3 …', '2 Šiltovky na výlet aj do mesta'],
  cart: ['1 Nákupný košík', '2 Kedy to príde'],
  checkout: [
    ...['1 Objednávka', '2 Doprava', '2 Platba', '2 Fakturačné údaje', '2 Poznámka a darček'],
    ...['2 Súhrn objednávky', '2 Tovar v košíku'],
  ],
  receipt: [
    ...['1 Objednávka', '2 Objednávka bola odoslaná !', '3 Čo bude ďalej', '3 Platobné údaje'],
    '3 Čo ste objednali',
  ],
} as const

async function expectContents(page: Page, template: keyof typeof CONTENTS): Promise<void> {
  await expect.poll(() => readByEar(page), template).toEqual({ contents: CONTENTS[template], flaws: [] })
}

/** Expects what was said since the last call, each once, in any order. */
async function expectHeard(page: Page, ...texts: readonly string[]): Promise<void> {
  const heard: string[] = []
  await expect
    .poll(
      async () => {
        heard.push(...(await page.evaluate(() => window.heard.splice(0))))
        return heard.map((text) => text.replaceAll('\u00A0', ' ')).sort()
      },
      { intervals: [50] },
    )
    .toEqual([...texts].sort())
}

test.use({ viewport: { width: 1280, height: 900 } })

test('by ear a shopper goes from home to the receipt: headings are a table of contents, each control has a name of its own, and each change is said once', async ({
  page,
}) => {
  await page.addInitScript(listenToRegions)
  // The banners rest.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await expectContents(page, 'home')
  await press(main(page).getByRole('link', { name: 'Tričká', exact: true }))

  await expectContents(page, 'listing')
  const filter = page.getByRole('checkbox', { name: 'Zvieratá' })
  await press(filter)
  // Its first change brings the code, and the tick is heard by itself.
  await expectHeard(page, 'zobrazujem 17 z 17')
  await press(filter)
  await expectHeard(page, 'Vypnuté: Zvieratá. zobrazujem 40 z 78')
  const quickView = page.getByRole('button', { name: 'Rýchly náhľad: Chlapčenské tričko Kompas' })
  await press(quickView)
  await expectContents(page, 'quick view')
  await expect(page.getByRole('button', { name: 'Zavrieť náhľad' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(quickView).toBeFocused()
  await page.getByRole('combobox', { name: 'Zoradiť' }).selectOption('najnovšie')
  await expectHeard(page, 'Zoradené: najnovšie. zobrazujem 40 z 78')
  await page.goto(`/produkt/${KNOWN_PRODUCTS.colours.slug}`)

  await expectContents(page, 'product')
  await press(page.getByRole('radio', { name: 'M', exact: true }))
  await press(addButton(page))
  const added = 'Strih: pánsky · Farba: petrolejová · Veľkosť: M · Množstvo: 1 21,90 €'
  await expectHeard(page, `Pridané do košíka ${NAME} ${added} Zobraziť košík Zavrieť upozornenie`)
  await press(cartButton(page))
  const popup = page.getByRole('dialog', { name: 'Nákupný košík' })
  const [was, is] = ['M', 'L'].map((size) => `${NAME}, ${size}, pánsky, petrolejová`)
  await press(popup.getByRole('button', { name: `Zmeniť veľkosť a farbu: ${was}` }))
  await press(popup.getByRole('group', { name: /^Veľkosť/ }).getByRole('button', { name: 'L', exact: true }))
  await expect(popup.getByRole('button', { name: `Zmeniť veľkosť a farbu: ${is}` })).toBeFocused()
  await expectHeard(page, `Zmenené na: ${is}. Vrátiť späť: ${was}`)
  await press(popup.getByRole('link', { name: 'Zobraziť košík' }))

  await expectContents(page, 'cart')
  await press(page.getByRole('button', { name: `Zvýšiť množstvo: ${is}` }))
  const free = 'Dopravu máte zadarmo.'
  await expectHeard(page, 'Množstvo: 2', 'Celková suma tovaru 43,80 €', free)
  await press(page.getByRole('link', { name: 'Prejsť do objednania' }))

  await untilLinesAreThere(page)
  await expectContents(page, 'checkout')
  await fillBilling(page, { ...newCustomer(), 'E-mail': 'zofia' })
  await expect(checkout(page).email).toHaveAttribute('aria-invalid', 'true')
  await expectHeard(page, 'E-mail má tvar meno@example.sk.')
  await press(checkout(page).email)
  await page.keyboard.press('End')
  await page.keyboard.type('@example.sk')
  await press(checkout(page).terms)
  await press(checkout(page).submit)
  await expect(checkout(page).success).toBeFocused()
  await expectContents(page, 'receipt')
  await expectHeard(page)
})
