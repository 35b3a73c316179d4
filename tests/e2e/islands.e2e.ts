import { expect, type Page } from '@playwright/test'
import { KNOWN_PRODUCTS } from '../../scripts/demo-api/seed/known-products.ts'
import { checkout, keep, MUG } from './support/checkout.ts'
import { holdBack, watchRequests } from './support/requests.ts'
import { press } from './support/press.ts'
import {
  addButton,
  addHere,
  cards,
  cartButton,
  listingCount as count,
  main,
  quickViewButtons,
} from './support/shopper.ts'
import { test } from './support/test.ts'

async function addSoon(page: Page): Promise<void> {
  await addButton(page).click()
}

async function typeSoon(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('textbox').fill('tatry')
}

test.describe('an early action on an island is not lost', () => {
  test('its code, React, its styles and its data are asked for at once, before any of them has come', async ({
    page,
  }) => {
    const release = await holdBack(page, /_astro\/reach\..*\.js/)
    await page.goto('/produkty/tricka')
    const asked = watchRequests(page, (request) => /\/(_astro|listing)\//.test(request.url()))
    const island = page.locator('.listing astro-island').first()
    // The page's own script is there already.
    const names = ((await island.getAttribute('data-files')) ?? '')
      .split(' ')
      .map((name) => name.replace(/^.*\//, ''))
      .filter((name) => !/^Page\./.test(name))
    expect(names.join()).toMatch(/client.*listing-island\..*css.*all\..*json.*props\..*json/)
    await page.getByRole('checkbox', { name: 'Zvieratá' }).focus()
    await expect.poll(() => names.filter((name) => !asked.join().includes(`/${name}`))).toEqual([])
    await release()
    await expect(count(page)).toHaveText(/^zobrazujem/)
    expect(asked.join(), 'only quick view and large shops need the API').not.toContain('/api.')
  })

  for (const [name, path, late, reach, files] of [
    ['a product for the cart', `/produkt/${KNOWN_PRODUCTS.mug.slug}`, 'shared', addSoon, ['toasts', 'reach']],
    ['a suggestion', '/kontakt', 'reach', typeSoon, ['store', 'index', 'products']],
  ] as const)
    test(`${name} asks for all its files at once, before any of them has come`, async ({ page }) => {
      const release = await holdBack(page, new RegExp(`_astro/${late}\\..*\\.js`))
      const asked = watchRequests(page, (request) => request.resourceType() === 'script')
      await page.goto(path)
      await reach(page)
      for (const file of files) await expect.poll(() => asked.join()).toContain(`/_astro/${file}.`)
      await release()
    })

  test('Escape calls off a quick view whose code is late; the next press opens it', async ({ page }) => {
    const release = await holdBack(page, /_astro\/QuickView\..*\.js/)
    await page.goto('/produkty/tricka')
    const button = quickViewButtons(page).first()
    await button.click()
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await page.keyboard.press('Escape')
    await expect(button).not.toHaveAttribute('aria-busy')
    await release()
    await expect(page.locator('astro-island[data-intent=waking]')).toHaveCount(0)
    await expect(page.getByRole('dialog')).toBeHidden()
    await button.click()
    await expect(page.getByRole('dialog')).toContainText('Kód produktu')
  })

  test("Enter in the header's search leads to what was typed although no code comes", async ({ page }) => {
    await holdBack(page, /_astro\/.*\.js/)
    await page.goto('/kontakt', { waitUntil: 'commit' })
    const box = page.getByRole('banner').getByRole('textbox')
    await box.fill('tatry')
    await box.press('Enter')
    await expect(page).toHaveURL('/produkty/all?search=tatry')
  })

  test('Enter in the search box searches as soon as the code is there', async ({ page }) => {
    const release = await holdBack(page, /_astro\/ListingIsland\..*\.js/)
    await page.goto('/produkty/tricka')
    await page.getByRole('searchbox').fill('tatry')
    await page.getByRole('searchbox').press('Enter')
    await expect(page).toHaveURL('/produkty/tricka')
    await release()
    await expect(page).toHaveURL(/search=tatry/)
  })
})

for (const [path, file] of [
  ['/cart', 'CartPage'],
  ['/checkout', 'CheckoutPage'],
] as const)
  test(`${path} asks for React and its own code before any other code has come`, async ({ page }) => {
    await keep(page, { cart: [MUG] })
    const release = await holdBack(page, /_astro\/(?:Page|astro-island)\..*\.js/)
    const asked = watchRequests(page, (request) => request.resourceType() === 'script')
    await page.goto(path, { waitUntil: 'commit' })
    for (const name of [file, 'client', 'cart', 'shop'])
      await expect.poll(() => asked.join()).toContain(`/_astro/${name}.`)
    await release()
    await expect(main(page)).toContainText(MUG.name)
  })

for (const [kind, hasTouch] of [
  ['a click', false],
  ['a touch', true],
] as const)
  test.describe(kind, () => {
    test.use({ hasTouch })

    test(`${kind} beside an open menu only closes it before any code has come (rule 711)`, async ({
      page,
    }) => {
      const shown: string[] = []
      page.on('framenavigated', (frame) => shown.push(frame.url()))
      await holdBack(page, /_astro\/.*\.js/)
      await page.goto('/produkty/tricka', { waitUntil: 'commit' })
      const list = page.getByRole('list', { name: 'Oblečenie' })
      const link = cards(page).nth(3).getByRole('link').first()
      await press(page.getByRole('button', { name: 'Oblečenie' }))
      await expect(list).toBeVisible()
      await press(link)
      await expect(list).toBeHidden()
      // The second press alone leads on.
      await press(link)
      await expect(page).toHaveURL(/produkt\//)
      expect(shown).toHaveLength(2)
    })
  })

test('a press beside the filters that begins while their panel appears closes it (rule 711)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/produkty/mikiny')
  await page.evaluate(() => {
    document.addEventListener('transitionrun', ({ target }) => {
      if (!(target as Element).matches(':popover-open')) return
      for (const animation of document.getAnimations()) animation.pause()
    })
  })
  await press(page.getByRole('button', { name: /^Filtrovať/ }))
  const panel = page.locator('#filters')
  await expect(panel).toHaveCSS('opacity', '0')
  await page.mouse.move(350, 500)
  await page.mouse.down()
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish()
  })
  await page.mouse.up()
  await expect(panel).toBeHidden()
})

test.describe('code that cannot be fetched at first', () => {
  test('comes by a second address, and uses the same stores', async ({ page }) => {
    const first = /_astro\/QuickView\.[^?]*\.js$/
    const refused = watchRequests(page, (request) => first.test(request.url()))
    await page.route(first, (route) => route.abort())
    await page.goto('/produkty/hrnceky')
    await quickViewButtons(page).first().click()
    await addHere(page.getByRole('dialog'))
    expect(refused).not.toEqual([])
    await expect(cartButton(page)).toHaveAccessibleName('Nákupný košík, 1\u00A0kus')
  })

  test('is told after a press if nothing answers; the next reach fetches it, and the press is repeated', async ({
    page,
  }) => {
    const isCode = /_astro\/reach\..*\.js/
    await page.route(isCode, (route) => route.abort())
    await page.goto('/produkty/hrnceky')
    await quickViewButtons(page).first().click()
    await expect(page.getByRole('alert').filter({ hasText: 'Error' })).toBeVisible()
    await page.unroute(isCode)
    await page.mouse.move(5, 5)
    await expect(page.getByRole('dialog')).toContainText('Kód produktu')
  })

  test('is told after a tick and in the open cart if nothing answers; the next reach answers both', async ({
    page,
  }) => {
    const isCode = /_astro\/reach\..*\.js/
    await keep(page, { cart: [MUG] })
    await page.route(isCode, (route) => route.abort())
    await page.goto('/produkty/tricka')
    await press(page.getByRole('checkbox', { name: 'Zvieratá' }))
    await expect(page.getByRole('button', { name: 'Skúsiť znova' })).toBeVisible()
    await press(cartButton(page))
    await expect(page.getByRole('alert').filter({ hasText: 'Error' })).toBeVisible()
    await page.unroute(isCode)
    await page.mouse.move(5, 5)
    await expect(page.getByRole('dialog').getByRole('link', { name: MUG.name })).toBeVisible()
    await expect(count(page)).toHaveText('zobrazujem 17 z 17')
  })

  test('leads nowhere if nothing was pressed', async ({ page }) => {
    const isCode = /_astro\/reach\..*\.js/
    await page.route(isCode, (route) => route.abort())
    await page.goto('/')
    const refused = page.waitForEvent('requestfailed', (request) => isCode.test(request.url()))
    await page.mouse.move(5, 5)
    await page.mouse.move(50, 50)
    await refused
    // The page would be left before it is idle.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    await expect(page).toHaveURL('/')
  })

  test('is fetched again at the next focus or press', async ({ page }) => {
    let isReached = false
    await page.route(/_astro\/ListingIsland\..*\.js/, (route) =>
      isReached ? route.continue() : route.abort(),
    )
    await page.goto('/produkty/tricka')
    await press(page.getByRole('checkbox', { name: 'Zvieratá' }))
    const retry = page.getByRole('button', { name: 'Skúsiť znova' })
    await expect(retry).toBeVisible()
    await expect(cards(page)).toHaveCount(40)
    isReached = true
    // The focus is enough to fetch it. The button may be gone before a press.
    await retry.focus()
    await expect(count(page)).toHaveText('zobrazujem 17 z 17')
    await expect(retry).toBeHidden()
  })
})

test('the first click on the cart button opens the popup with its lines, before its code is there', async ({
  page,
}) => {
  await keep(page, { cart: [MUG] })
  await page.goto('/produkty/tricka', { waitUntil: 'domcontentloaded' })
  await cartButton(page).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: MUG.name })).toBeVisible()
})

for (const [path, chunk] of [
  ['/cart', /_astro\/CartPage.*\.js/],
  ['/checkout', /_astro\/CheckoutPage.*\.js/],
] as const)
  test(`${path} says at once that the cart is empty, or that a full one is loading`, async ({ page }) => {
    const release = await holdBack(page, chunk)
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await expect(checkout(page).empty).toBeVisible()
    await expect(main(page).getByRole('link', { name: 'Prejsť na produkty' })).toBeVisible()
    await expect(main(page).getByText('Načítavame košík…')).toBeHidden()

    await keep(page, { cart: [MUG] })
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await expect(main(page).getByText('Načítavame košík…')).toBeVisible()
    await expect(checkout(page).empty).toBeHidden()
    // No early use of a field or button can be lost, and no sum can be wrong.
    await expect(main(page).locator('input, textarea, button')).toHaveCount(0)
    await expect(main(page)).not.toContainText('€')
    await release()
    await expect(main(page).getByRole('link', { name: MUG.name })).toBeVisible()
  })

const TITLE = 'Unexpected Application Error!'
const trouble = (page: Page) => page.getByRole('alert').filter({ hasText: TITLE })

for (const [path, later] of [
  ['/cart', /_astro\/recheck\./],
  ['/checkout', /_astro\/recheck\./],
  ['/kontakt', /_astro\/recheck\./],
] as const)
  test(`the cart of ${path} shows its goods if only the code of its first view can be fetched`, async ({
    page,
    request,
  }) => {
    const html = await (await request.get(path)).text()
    const isNamed = (url: string) => html.includes(url.replace(/.*\//, '')) || url.includes('/reach.')
    await keep(page, { cart: [MUG] })
    await page.route(/_astro\/.*\.js/, (route) =>
      isNamed(route.request().url()) ? route.continue() : route.abort(),
    )
    const refused = page.waitForEvent('requestfailed', (failed) => later.test(failed.url()))
    await page.goto(path)
    if (path === '/kontakt') await cartButton(page).click()
    await refused
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    const place = path === '/kontakt' ? page.getByRole('dialog') : main(page)
    await expect(place).toContainText(MUG.name)
    await expect(trouble(page)).toHaveCount(0)
  })

test('if the code of quick view is gone, a notice says so; it can be closed, or reload the page', async ({
  page,
}) => {
  const loads = watchRequests(page, (request) => request.isNavigationRequest())
  const isCode = /_astro\/QuickView\..*\.js/
  await page.route(isCode, (route) => route.fulfill({ status: 404 }))
  await page.goto('/produkty/tricka')
  const button = quickViewButtons(page).first()
  await button.click()
  await expect(trouble(page)).toContainText(
    /ChunkLoadError: Loading chunk \/_astro\/QuickView\.[\w-]+\.js failed\.$/,
  )
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await trouble(page).getByRole('button', { name: 'Zavrieť' }).click()
  await expect(trouble(page)).toBeHidden()
  await button.click()
  await expect(trouble(page)).toBeVisible()
  expect(loads).toHaveLength(1)
  await page.unroute(isCode)
  const reloaded = page.waitForEvent('load')
  await trouble(page).getByRole('button', { name: 'Načítať znova' }).click()
  await reloaded
  await button.click()
  await expect(page.getByRole('dialog')).toContainText('Kód produktu')
  expect(loads).toHaveLength(2)
})
