import { expect, type Page } from '@playwright/test'
import { KNOWN_PRODUCTS } from '../../scripts/demo-api/seed/known-products.ts'
import { publishCopy } from './support/demo-api.ts'
import { holdBack } from './support/hold-back.ts'
import { watchForReact } from './support/react-code.ts'
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

test('when its code cannot be fetched it can be tried again', async ({ page }) => {
  for (const code of ['UnbuiltProduct', 'react']) {
    const isCode = (url: URL) => url.pathname.includes(`_astro/${code}.`)
    await page.route(isCode, (route) => route.abort())
    await page.goto('/produkt/nikto-take-nema')
    await expect(sentence(page)).toBeVisible()
    expect(await page.title()).toContain(SENTENCE)
    await page.unroute(isCode)
    await retry(page).click()
    await expect(sentence(page)).toBeVisible()
    await expect(retry(page)).toBeHidden()
  }
})

test('any other address is not there, and loads no React', async ({ page }) => {
  const hasReact = watchForReact(page)
  expect((await page.goto('/nic-take'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    "THE PAGE YOU WERE LOOKING FOR DOESN'T EXIST.",
  )
  await expect(page.locator('#unbuilt-product astro-island')).not.toHaveAttribute('data-intent')
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
