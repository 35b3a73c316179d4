import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { KNOWN_PRODUCTS } from '../../scripts/demo-api/seed/known-products.ts'
import { DEMO_ROUTES, SHOP_ROUTES, type Route } from '../../scripts/screens/routes.ts'
import { test } from './support/test.ts'
import { press } from './support/press.ts'

const ROUTES: readonly Route[] = [
  ...SHOP_ROUTES,
  { path: `/produkt/${KNOWN_PRODUCTS.mug.slug}`, isIndexed: true },
  ...DEMO_ROUTES,
]

const UNKNOWN = [
  ...['/neexistuje', '/neexistuje/', '/neexistuje.html', '/a/b/c', '/cart/x', '/produkty/neexistuje'],
  ...[
    '/category',
    '/category/a/b',
    '/CART',
    '/Produkty',
    '/%C5%A1%C3%ADp',
    '/produkty/%2E%2Ex',
    '/_redirects',
  ],
]

/** What search engines are told. */
function tellsSearchEngines(html: string): { canonical: string | undefined; isIndexed: boolean } {
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]
  return {
    canonical: canonical && new URL(canonical).pathname,
    isIndexed: !html.includes('<meta name="robots" content="noindex"'),
  }
}

async function checkAnswer(request: APIRequestContext, route: Route): Promise<void> {
  const response = await request.get(route.path, { maxRedirects: 0 })
  expect(response.status()).toBe(200)
  const { isIndexed, canonicalPath = route.path } = route
  expect(tellsSearchEngines(await response.text())).toEqual({
    isIndexed,
    canonical: isIndexed ? canonicalPath : undefined,
  })
}

/** Opens a page and gathers what goes wrong on it. */
async function visit(page: Page, path: string): Promise<string[]> {
  const problems: string[] = []
  const onConsole = (message: { type: () => string; text: () => string }) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text())
  }
  const onError = (error: Error) => problems.push(error.message)
  page.on('console', onConsole).on('pageerror', onError)
  await page.goto(path, { waitUntil: 'networkidle' })
  page.off('console', onConsole).off('pageerror', onError)
  return problems
}

for (const route of ROUTES)
  test(`${route.path} answers as the table of routes says`, async ({ page, request }) => {
    await checkAnswer(request, route)
    expect(await visit(page, route.path)).toEqual([])
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveCount(1)
    if (route.heading) await expect(heading).toHaveText(route.heading)
    await expect(page).toHaveTitle(/\S+ \| Nitka$/)
    await expect(page.getByText("THE PAGE YOU WERE LOOKING FOR DOESN'T EXIST.")).toHaveCount(0)
  })

test('any other address is the not-found page with status 404', async ({ page, request }) => {
  for (const path of UNKNOWN)
    await test.step(path, async () => {
      const response = await request.get(path, { maxRedirects: 0 })
      expect(response.status()).toBe(404)
      expect(await response.text()).toContain('<h1 lang="en">THE PAGE YOU WERE LOOKING FOR DOESN')
    })
  expect((await page.goto('/kontakt/neznamy'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    "THE PAGE YOU WERE LOOKING FOR DOESN'T EXIST.",
  )
  await page.getByRole('link', { name: 'Return Home Page' }).click()
  await expect(page).toHaveURL('/')
})

test('another name of a page leads to its one address', async ({ request }) => {
  for (const [name, address] of [
    ['/kontakt/', '/kontakt'],
    ['/kontakt.html', '/kontakt'],
    ['/index.html', '/'],
    ['/produkty/tricka/?page=2', '/produkty/tricka?page=2'],
  ] as const) {
    const response = await request.get(name, { maxRedirects: 0 })
    expect([response.status(), response.headers()['location']], name).toEqual([301, address])
  }
})

test('/brand/ems ends at its products, and Back does not return to it', async ({ page }) => {
  await page.goto('/kontakt')
  await page.evaluate(() => location.assign('/brand/ems'))
  await page.waitForURL('**/produkty/all?**')
  const query = new URL(page.url()).searchParams
  expect(query.get('filters')).toBe('{"100":["235"]}')
  expect(query.get('productsCount')).toBe('40')
  await expect(page.getByRole('checkbox', { name: /^EMS/ })).toBeChecked()
  await page.goBack()
  await expect(page).toHaveURL('/kontakt')
})

test('demo pages say what they are, send nothing and keep nothing', async ({ page, baseURL }) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET' || !request.url().startsWith(baseURL ?? '')) foreign.push(request.url())
  })
  await page.goto('/contact', { waitUntil: 'networkidle' })
  await expect(page.getByText('Ukážková stránka šablóny')).toBeVisible()
  const form = page.getByRole('main')
  await form.getByLabel('Full name').fill('Žofia')
  await form.getByLabel('Email address').fill('zofia@example.sk')
  await form.getByLabel('Message').fill('Ahoj')
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect(page).toHaveURL('/contact')
  await page.goto('/about')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByLabel('E-mail')).toBeFocused()
  await page.goto('/signup', { waitUntil: 'networkidle' })
  const dead = page.getByRole('main').locator('a[href="#"]')
  await expect(dead).toHaveCount(3)
  await page.getByRole('link', { name: /Sign in/ }).click()
  await expect(page).toHaveURL('/login')
  expect(foreign).toEqual([])
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
})

test('the collection demo filters nothing, and its panel resets and closes', async ({ page }) => {
  await page.goto('/page-collection')
  await page.getByRole('button', { name: 'Show filters' }).click()
  const panel = page.getByRole('dialog', { name: 'Filters' })
  await expect(panel.getByRole('switch', { name: 'On sale' })).toBeChecked()
  await expect(panel.getByRole('slider', { name: 'Min price' })).toHaveAttribute('max', '500')
  await press(panel.getByRole('radio', { name: 'Newest' }))
  await press(panel.getByRole('switch', { name: 'On sale' }))
  await panel.getByRole('button', { name: 'Clear' }).click()
  await expect(panel.getByRole('radio', { name: 'Most Popular' })).toBeChecked()
  await expect(panel.getByRole('switch', { name: 'On sale' })).toBeChecked()
  await panel.getByRole('button', { name: 'Apply' }).click()
  await expect(panel).toBeHidden()
})
