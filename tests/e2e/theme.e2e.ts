import { expect, type Page } from '@playwright/test'
import { test } from './support/test.ts'

const LIGHT = 'rgb(251, 249, 245)'
const DARK = 'rgb(22, 21, 26)'

const themeSwitch = (page: Page) => page.getByRole('contentinfo').getByLabel('Vzhľad')
const body = (page: Page) => page.locator('body')

/** Notes every background that the page has from its body's first moment on. */
async function watchBackgrounds(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen = new Set<string>()
    Object.assign(window, { seen })
    const look = () => {
      const element = document.querySelector('body')
      if (element) seen.add(getComputedStyle(element).backgroundColor)
    }
    new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true })
    const everyFrame = () => {
      look()
      requestAnimationFrame(everyFrame)
    }
    everyFrame()
  })
  return () => page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])
}

/** The colours that the browser's own bar may take; it is to be told one. */
function barColors(page: Page): Promise<string[]> {
  return page
    .locator('meta[name=theme-color]')
    .evaluateAll((all: HTMLMetaElement[]) =>
      all.filter(({ media }) => matchMedia(media).matches).map(({ content }) => content),
    )
}

test('is light as long as nothing was chosen, in a dark system too, from the first paint on', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  const backgrounds = await watchBackgrounds(page)
  await page.goto('/kontakt')
  await expect(themeSwitch(page).locator('option:checked')).toHaveText('Svetlý')
  expect(await backgrounds()).toEqual([LIGHT])
  expect(await barColors(page)).toEqual(['#fbf9f5'])
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull()
})

for (const [system, name, theme, background, bar] of [
  ['light', 'Tmavý', 'dark', DARK, '#16151a'],
  ['dark', 'Svetlý', 'light', LIGHT, '#fbf9f5'],
  ['dark', 'Podľa systému', 'system', DARK, '#16151a'],
  ['light', 'Podľa systému', 'system', LIGHT, '#fbf9f5'],
] as const)
  test(`'${name}', once chosen, is remembered, and there from the first paint on in a ${system} system`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: system })
    await page.goto('/kontakt')
    await themeSwitch(page).selectOption('Tmavý')
    await themeSwitch(page).selectOption(name)
    await expect(body(page)).toHaveCSS('background-color', background)
    const backgrounds = await watchBackgrounds(page)
    await page.goto('/produkty/tricka')
    await expect(themeSwitch(page)).toHaveValue(theme)
    expect(await backgrounds()).toEqual([background])
    expect(await barColors(page)).toEqual([bar])
  })

test("the system's look follows the system while the page is open", async ({ page }) => {
  await page.goto('/kontakt')
  await themeSwitch(page).selectOption('Podľa systému')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(body(page)).toHaveCSS('background-color', DARK)
  expect(await barColors(page)).toEqual(['#16151a'])
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(body(page)).toHaveCSS('background-color', LIGHT)
})

test('two tabs keep in step', async ({ page, context }) => {
  const other = await context.newPage()
  await Promise.all([page.goto('/kontakt'), other.goto('/login')])
  await themeSwitch(other).selectOption('Tmavý')
  await expect(body(page)).toHaveCSS('background-color', DARK)
  await expect(themeSwitch(page)).toHaveValue('dark')
})

test('a foreign word in storage is light', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.addInitScript(() => localStorage.setItem('theme', 'sepia'))
  await page.goto('/kontakt')
  await expect(body(page)).toHaveCSS('background-color', LIGHT)
  await expect(themeSwitch(page)).toHaveValue('light')
})

test('where nothing can be stored the choice holds for the page', async ({ page }) => {
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  await page.goto('/kontakt')
  await themeSwitch(page).selectOption('Tmavý')
  await expect(body(page)).toHaveCSS('background-color', DARK)
  expect(errors).toEqual([])
})

test('paper is light, and bears neither header nor footer', async ({ page }) => {
  await page.goto('/vseobecne-obchodne-podmienky')
  await themeSwitch(page).selectOption('Tmavý')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(28, 26, 32)')
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByText('0,05\u00A0% z\u00A0dlžnej sumy')).toBeVisible()
})

test('nothing moves longer than 200 ms, and nothing at all for who wants less motion', async ({ page }) => {
  const longest = () =>
    page.evaluate(() => {
      const seconds = (list: string) => Math.max(...list.split(',').map((time) => parseFloat(time)))
      const times = [...document.querySelectorAll('*')].map((element) => {
        const { animationDuration, transitionDuration } = getComputedStyle(element)
        return Math.max(seconds(animationDuration), seconds(transitionDuration))
      })
      return Math.max(...times)
    })
  for (const path of ['/', '/produkty/tricka', '/kontakt', '/checkout']) {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto(path)
    expect(await longest(), path).toBeLessThan(0.2)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await longest(), path).toBe(0)
  }
})
