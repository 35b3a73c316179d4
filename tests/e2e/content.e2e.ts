import { expect, type Page } from '@playwright/test'
import { SHOP } from '../../src/config/shop/shop.ts'
import { fillStorage, MUG } from './support/checkout.ts'
import { test } from './support/test.ts'

const PAGES = [
  { path: '/kontakt', title: 'Kontakt', isIndexed: true },
  { path: '/vseobecne-obchodne-podmienky', title: 'Všeobecné obchodné podmienky', isIndexed: true },
  { path: '/vratenie-tovaru', title: 'Vrátenie tovaru', isIndexed: true },
  { path: '/login', title: 'Prihlásenie', isIndexed: false },
  { path: '/forgot-pass', title: 'Zabudli ste heslo?', isIndexed: false },
]

/** What the page itself says, without header and footer. */
function content(page: Page) {
  return page.getByRole('main')
}

for (const { path, title, isIndexed } of PAGES) {
  test(`${path} is there, with one heading, and ${isIndexed ? 'is found' : 'is not found'} by search engines`, async ({
    page,
  }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.locator('meta[name=robots][content=noindex]')).toHaveCount(isIndexed ? 0 : 1)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })
}

test('the contact page gives its own hours, and the footer the other ones', async ({ page }) => {
  await page.goto('/kontakt')
  await expect(content(page)).toContainText('Pondelok – piatok 8:00 –\u2060 16:30')
  await expect(content(page)).toContainText('12:00 –\u2060 13:00')
  await expect(content(page)).not.toContainText('18:00')
  await expect(page.getByRole('contentinfo')).toContainText('9:00 –\u2060 18:00')
  await expect(content(page).getByRole('link', { name: /^\+421/ })).toHaveAttribute(
    'href',
    /^tel:\+421\d{9}$/,
  )
  await expect(content(page).getByRole('link', { name: '@' })).toHaveAttribute('href', /^mailto:.+@.+\..+$/)
})

test('what the owner has set, or a sample that says so, stands wherever it is asked for', async ({
  page,
}) => {
  const { company, cin, phone, email, account } = SHOP
  for (const path of ['/kontakt', '/vseobecne-obchodne-podmienky']) {
    await page.goto(path)
    const text = (await content(page).innerText()).replaceAll('\u00A0', ' ')
    for (const value of [company, cin, phone.label, email.label, account?.label ?? ''])
      expect(text, path).toContain(value.replaceAll('\u00A0', ' '))
  }
})

test('the terms say prices, deadlines and the penalty', async ({ page }) => {
  await page.goto('/vseobecne-obchodne-podmienky')
  for (const fact of [
    'Slovenská pošta 1. trieda – 2,90 €',
    'Kuriér GLS – 3,90 €',
    'Osobný odber – 0,00 €',
    'Bankový prevod vopred – 0,00 €',
    'Dobierka – 1,00 €',
    'aspoň 35,00 €',
    'Objednávky cez formulár sa platia vopred.',
    '0,05 % z dlžnej sumy za každý deň omeškania',
    'bez uvedenia dôvodu do 14 dní',
    'Predávajúci do 14 dní od doručenia oznámenia o odstúpení vráti',
    'Reklamáciu vybaví najneskôr do 30 dní',
    'Od zmluvy nie je možné odstúpiť, ak je jej predmetom zákazkový tovar',
  ]) {
    await expect(content(page)).toContainText(fact)
  }
})

test('every entry of the contents leads to its article', async ({ page }) => {
  await page.goto('/vseobecne-obchodne-podmienky')
  const entries = page.getByRole('navigation', { name: 'Obsah' }).getByRole('link')
  expect(await entries.count()).toBeGreaterThan(5)
  for (const entry of await entries.all()) {
    await entry.click()
    await expect(page.getByRole('heading', { level: 2, name: await entry.innerText() })).toBeInViewport()
  }
})

test('the return form is a PDF', async ({ page, request }) => {
  await page.goto('/vratenie-tovaru')
  await expect(content(page)).toContainText('do 14 dní od prevzatia')
  const link = content(page).getByRole('link', { name: 'Formulár na odstúpenie od zmluvy (PDF)' })
  const response = await request.get((await link.getAttribute('href')) ?? '')
  expect(response.status()).toBe(200)
  expect(response.headers()['content-type']).toBe('application/pdf')
  expect((await response.body()).subarray(0, 5).toString()).toBe('%PDF-')
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('signing in sends nothing, leaves the address alone and says why', async ({ page }) => {
      await page.goto('/login')
      await expect(content(page)).toContainText('Na objednanie tovaru účet nepotrebujete.')
      const address = page.url()
      const sent: string[] = []
      page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
      page.on('framenavigated', (frame) => sent.push(`${frame.url()} tajne: the page was left`))
      await page.getByLabel('E-mail').fill('zofia@example.sk')
      await page.getByLabel('Heslo').fill('tajne-heslo')
      await page.getByLabel('Heslo').press('Enter')
      await page.getByRole('button', { name: 'Prihlásiť' }).click()
      await expect(page.getByText('nič sme neodoslali')).toBeVisible()
      expect(page.url()).toBe(address)
      expect(sent.filter((text) => /zofia|tajne/.test(text))).toEqual([])
      await expect(page.getByLabel('E-mail')).toHaveValue('zofia@example.sk')
    })
  })
}

test('a forgotten password leads to the contact', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('link', { name: 'Zabudli ste heslo?' }).click()
  await expect(page).toHaveURL('/forgot-pass')
  await expect(content(page)).toContainText('Na objednanie tovaru účet nepotrebujete.')
  await expect(content(page).getByRole('link', { name: '@' })).toHaveAttribute('href', /^mailto:/)
  await expect(content(page).getByRole('link', { name: /^\+421/ })).toHaveAttribute('href', /^tel:/)
})

test('the footer names the company and the ways to it, on every page', async ({ page }) => {
  for (const path of ['/', '/checkout', '/nic-take']) {
    await page.goto(path)
    const footer = page.getByRole('contentinfo')
    for (const text of [
      SHOP.company,
      SHOP.street,
      SHOP.city,
      'Pondelok – piatok 9:00 –\u2060 18:00',
      'v0.019',
    ])
      await expect(footer).toContainText(text)
    for (const [name, href] of [
      ['Kontakt', '/kontakt'],
      ['Všeobecné obchodné podmienky', '/vseobecne-obchodne-podmienky'],
      ['Vrátenie tovaru', '/vratenie-tovaru'],
      ['Odstúpiť od zmluvy tu', '/odstupenie-od-zmluvy'],
      [SHOP.phone.label, SHOP.phone.href],
      [SHOP.email.label, SHOP.email.href],
    ] as const)
      await expect(footer.getByRole('link', { name })).toHaveAttribute('href', href)
  }
})

test('the home page names the day of the catalogue', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('contentinfo')).toContainText(
    /Ponuka aktualizovaná \d{1,2}\. (januára|februára|marca|apríla|mája|júna|júla|augusta|septembra|októbra|novembra|decembra) \d{4}\./,
  )
})

test('no line ends within a span of numbers, however narrow the phone', async ({ page }) => {
  await page.goto('/login')
  await page.evaluate(fillStorage, { cart: [MUG] })
  for (const path of ['/kontakt', '/produkty/tricka/strana-2', '/checkout']) {
    await page.goto(path)
    if (path === '/checkout') await expect(page.getByText('13:00')).toBeVisible()
    for (let width = 320; width <= 390; width += 5) {
      await page.setViewportSize({ width, height: 780 })
      const lines = await page.locator('body').evaluate((body) => {
        const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
        const found: number[] = []
        while (texts.nextNode()) {
          for (const { index, 0: span } of texts.currentNode.textContent?.matchAll(
            /[\d:]+\s–\u2060?\s[\d:]+/g,
          ) ?? []) {
            const range = document.createRange()
            range.setStart(texts.currentNode, index)
            range.setEnd(texts.currentNode, index + span.length)
            // One box for each line that the span stands on; none where it is not shown.
            found.push(new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size)
          }
        }
        return found
      })
      expect(lines.filter((count) => count > 0).length, path).toBeGreaterThan(0)
      expect(Math.max(...lines), `lines of a span on ${path} at ${width} px`).toBe(1)
    }
  }
})
