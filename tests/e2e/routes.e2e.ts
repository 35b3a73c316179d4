// Rules 117, 912, 914, 915
import { expect } from '@playwright/test'
import { KNOWN_PRODUCTS } from '../../scripts/demo-api/seed/known-products.ts'
import { press } from './support/press.ts'
import { main, addHere } from './support/shopper.ts'
import { test } from './support/test.ts'
import { watchErrors, watchRequests } from './support/requests.ts'
import { keep, MUG } from './support/checkout.ts'
import { untilRest } from './support/rest.ts'
import { publishCopy } from './support/demo-api.ts'

const PRODUCT = `/produkt/${KNOWN_PRODUCTS.mug.slug}`
const PAGES = [
  ...['/', '/produkty/tricka', PRODUCT, '/cart', '/checkout', '/kontakt', '/vseobecne-obchodne-podmienky'],
  ...['/odstupenie-od-zmluvy', '/login', '/page-search', '/about', '/page-collection'],
]

test('each kind of page has a heading, and prints nothing to the console', async ({ page }) => {
  const problems = watchErrors(page)
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text())
  })
  for (const path of PAGES)
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      expect(problems).toEqual([])
    })
})

test('demo pages say that they are demos, and send, filter and store nothing', async ({ page, baseURL }) => {
  const sent = watchRequests(
    page,
    (request) => request.method() !== 'GET' || !request.url().startsWith(baseURL ?? ''),
  )
  await page.goto('/contact')
  await expect(page.getByText('Ukážková stránka šablóny')).toBeVisible()
  const form = main(page)
  await form.getByLabel('Full name').fill('Žofia')
  await form.getByLabel('Email address').fill('zofia@example.sk')
  await form.getByLabel('Message').fill('Ahoj')
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect(page).toHaveURL('/contact')
  await page.goto('/about')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByLabel('E-mail')).toBeFocused()
  await page.goto('/page-collection')
  await page.getByRole('button', { name: 'Show filters' }).click()
  const panel = page.getByRole('dialog', { name: 'Filters' })
  await press(panel.getByRole('radio', { name: 'Newest' }))
  await press(panel.getByRole('switch', { name: 'On sale' }))
  await panel.getByRole('button', { name: 'Clear' }).click()
  await expect(panel.getByRole('radio', { name: 'Most Popular' })).toBeChecked()
  await expect(panel.getByRole('switch', { name: 'On sale' })).toBeChecked()
  await panel.getByRole('button', { name: 'Apply' }).click()
  await expect(panel).toBeHidden()
  expect(sent).toEqual([])
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
})

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('signing in sends nothing, keeps the address and says why', async ({ page }) => {
      await page.goto('/login')
      const sent: string[] = []
      page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
      page.on('framenavigated', (frame) => sent.push(`${frame.url()} tajne: the page was left`))
      await page.getByLabel('E-mail').fill('zofia@example.sk')
      await page.getByLabel('Heslo').fill('tajne-heslo')
      await page.getByLabel('Heslo').press('Enter')
      await page.getByRole('button', { name: 'Prihlásiť' }).click()
      await expect(page.getByText('nič sme neodoslali')).toBeVisible()
      await expect(page).toHaveURL('/login')
      expect(sent.filter((text) => /zofia|tajne/.test(text))).toEqual([])
      await expect(page.getByLabel('E-mail')).toHaveValue('zofia@example.sk')
    })
  })

test('a page asks the API once who is logged in if a token is stored, and never without one', async ({
  page,
}) => {
  const asked: string[] = []
  await page.route(/is_logged_in/, async (route) => {
    asked.push((await route.request().headerValue('authorization')) ?? '')
    await route.fulfill({ json: { data: { id: 1 } }, headers: { 'access-control-allow-origin': '*' } })
  })
  // Without a token this page needs no code but its own.
  const code = watchRequests(page, (request) => /_astro\/(?!Page\.).*\.js/.test(request.url()))
  await untilRest(page, () => page.goto('/kontakt'))
  expect([...asked, ...code]).toEqual([])
  await keep(page, { cart: [MUG] })
  await page.addInitScript(() => localStorage.setItem('token', 'abc'))
  await untilRest(page, () => page.goto('/checkout'))
  await expect.poll(() => asked).toEqual(['Bearer abc'])
  await expect(main(page).getByRole('link', { name: 'Prihlásiť' })).toHaveAttribute('href', '/login')
})

const NO_PAGE = "THE PAGE YOU WERE LOOKING FOR DOESN'T EXIST."

test('a product published after the last build is shown and can be bought', async ({ page }) => {
  const name = 'Tričko <b>Nové</b> & čerstvé'
  const { slug, code } = publishCopy(KNOWN_PRODUCTS.twoCuts.slug, name)
  const response = await page.goto(`/produkt/${slug}`)
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(main(page)).toContainText(`Kód produktu: ${code}`)
  const picture = main(page).getByRole('img', { name, exact: true })
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1200)
  await addHere(page)
  await page.goto('/cart')
  await expect(main(page)).toContainText(name)
  await expect(main(page)).toContainText('18,90\u00A0€')
})

test('any other address is not found, and loads no React', async ({ page }) => {
  const react = watchRequests(page, (request) => /_astro\/client\./.test(request.url()))
  await untilRest(page, async () => {
    expect((await page.goto('/nic-take'))?.status()).toBe(404)
  })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NO_PAGE)
  await expect(page.locator('#unbuilt-product astro-island')).not.toHaveAttribute('data-intent')
  expect(react).toEqual([])
})
