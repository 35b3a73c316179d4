import { expect, type Page } from '@playwright/test'
import { KNOWN_PRODUCTS } from '../../scripts/demo-api/seed/known-products.ts'
import { publishCopy } from './support/demo-api.ts'
import { holdBack } from './support/hold-back.ts'
import { watchForReact } from './support/react-code.ts'
import { untilRest } from './support/rest.ts'
import { test } from './support/test.ts'

const SENTENCE = 'Je nám ľúto, produkt sme nenašli :/'
const sentence = (page: Page) => page.getByRole('heading', { level: 1, name: SENTENCE })
const retry = (page: Page) => page.getByRole('button', { name: 'Skúsiť znova' })

test.describe('a product published after the last build', () => {
  test('is shown and can be bought', async ({ page }) => {
    const { slug, code, remove } = publishCopy(KNOWN_PRODUCTS.twoCuts.slug, 'Tričko <b>Nové</b> & čerstvé')
    try {
      const response = await page.goto(`/produkt/${slug}`)
      expect(response?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tričko <b>Nové</b> & čerstvé')
      await expect(page).toHaveTitle(/^Tričko <b>Nové<\/b> & čerstvé \| /)
      const main = page.getByRole('main')
      await expect(main).toContainText(`Kód produktu: ${code}`)
      await expect(main).toContainText('18,90\u00A0€')
      await expect(main).toContainText('Materiál')
      const picture = main.getByRole('img', { name: 'Tričko <b>Nové</b> & čerstvé', exact: true })
      await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1200)

      await page
        .locator('.buy-form label')
        .filter({ hasText: /^pánsky$/ })
        .click()
      await page.locator('.buy-form label').filter({ hasText: /^XL$/ }).click()
      await page.getByRole('button', { name: 'Zvýšiť množstvo' }).click()
      await page.getByRole('button', { name: 'Pridať do košíka' }).click()
      const toast = page.getByRole('list', { name: 'Upozornenia' })
      await expect(toast).toContainText('Pridané do košíka')
      await expect(toast).toContainText('Veľkosť: XL · Množstvo: 2')
      await expect(toast).toContainText('18,90\u00A0€')

      await page.goto('/cart')
      await expect(page.getByRole('main')).toContainText('Tričko <b>Nové</b> & čerstvé')
      await expect(page.getByRole('main')).toContainText('37,80\u00A0€')
    } finally {
      remove()
    }
  })

  test('is as rich as a built one: all its pictures, its only cut, its lists', async ({ page }) => {
    const { slug, remove } = publishCopy(KNOWN_PRODUCTS.ems.slug, 'Pánske tričko Nové')
    try {
      await page.goto(`/produkt/${slug}`)
      const main = page.getByRole('main')
      await expect(main.getByText('Strih: pánsky')).toBeVisible()
      await expect(
        main.getByRole('listitem').filter({ hasText: /Materiál: 100\u00A0%\s?bavlna/ }),
      ).toBeVisible()
      const strip = page.getByRole('group', { name: 'Obrázky produktu' })
      const thumbs = page.getByRole('list', { name: 'Výber obrázka' }).getByRole('link')
      const count = await strip.getByRole('img').count()
      expect(count).toBeGreaterThan(2)
      await expect(thumbs).toHaveCount(count)
      await thumbs.nth(1).click()
      await expect(strip.getByRole('img').nth(1)).toBeInViewport({ ratio: 0.5 })
      await expect(thumbs.nth(1)).toHaveAttribute('aria-current', 'true')
      await expect(thumbs.nth(0)).not.toHaveAttribute('aria-current')
    } finally {
      remove()
    }
  })

  test('takes its place without moving the page', async ({ page }) => {
    const { slug, remove } = publishCopy(KNOWN_PRODUCTS.mug.slug, 'Hrnček Nový')
    try {
      const release = await holdBack(page, /action=get_product/)
      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto(`/produkt/${slug}`)
      await expect(page.getByRole('status').getByText('Načítavam…')).toBeVisible()
      await expect(page.getByText("THE PAGE YOU WERE LOOKING FOR DOESN'T EXIST.")).toBeHidden()
      await release()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hrnček Nový')
      const shift = await page.evaluate(
        () =>
          new Promise<number>((done) => {
            let sum = 0
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
                sum += entry.value
            }).observe({ type: 'layout-shift', buffered: true })
            requestAnimationFrame(() => requestAnimationFrame(() => done(sum)))
          }),
      )
      expect(shift).toBe(0)
    } finally {
      remove()
    }
  })
})

test('a product that nobody has is said to be missing, with a way on', async ({ page }) => {
  const response = await page.goto('/produkt/nikto-take-nema')
  expect(response?.status()).toBe(404)
  await expect(sentence(page)).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(`^${SENTENCE.replace('/', '\\/')} \\| `))
  await expect(retry(page)).toBeHidden()
  await expect(page.locator('meta[name=robots][content=noindex]')).toHaveCount(1)
  await page.getByRole('main').getByRole('link', { name: 'Všetky produkty' }).click()
  await expect(page).toHaveURL('/produkty')
})

for (const [what, path, asked] of [
  ['odd characters', '/produkt/a%26pid=1%23%3F%2Fb%20%C4%8D', [['slug', 'a&pid=1#?/b č']]],
  ['an absurd length', `/produkt/${'a'.repeat(5000)}`, null],
  ['further steps', '/produkt/tricko-tatry/nic', null],
] as const)
  test(`an address with ${what} asks the API ${asked ? 'for just that' : 'nothing'}`, async ({ page }) => {
    const questions: string[][][] = []
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url())
      if (pathname.includes('/v1/get')) questions.push([...searchParams])
    })
    await page.goto(path)
    await expect(sentence(page)).toBeVisible()
    expect(questions).toEqual(asked ? [[['action', 'get_product'], ...asked]] : [])
  })

test('with the API down it can be tried again', async ({ page }) => {
  const { slug, remove } = publishCopy(KNOWN_PRODUCTS.mug.slug, 'Hrnček Neskorý')
  try {
    await page.route(/action=get_product/, (route) => route.abort())
    await page.goto(`/produkt/${slug}`)
    await expect(sentence(page)).toBeVisible()
    await page.unrouteAll()
    await retry(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hrnček Neskorý')
  } finally {
    remove()
  }
})

for (const code of ['UnbuiltProduct', 'react'])
  test(`when the code of ${code} cannot be fetched it can be tried again`, async ({ page }) => {
    const isCode = (url: URL) => url.pathname.includes(`_astro/${code}.`)
    await page.route(isCode, (route) => route.abort())
    await page.goto('/produkt/nikto-take-nema')
    await expect(sentence(page)).toBeVisible()
    expect(await page.title()).toContain(SENTENCE)
    await page.unroute(isCode)
    await retry(page).click()
    await expect(sentence(page)).toBeVisible()
    await expect(retry(page)).toBeHidden()
  })

test('any other address is not there, and loads no React', async ({ page }) => {
  const hasReact = watchForReact(page)
  await untilRest(page, async () => expect((await page.goto('/nic-take'))?.status()).toBe(404))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    "THE PAGE YOU WERE LOOKING FOR DOESN'T EXIST.",
  )
  expect(await hasReact()).toBe(false)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the address of no product says in Slovak too that it is not there', async ({ page }) => {
    await page.goto('/produkt/nikto-take-nema')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(
      "THE PAGE YOU WERE LOOKING FOR DOESN'T EXIST.",
    )
    await expect(main.getByText('Túto stránku sme nenašli.')).toBeVisible()
  })
})
