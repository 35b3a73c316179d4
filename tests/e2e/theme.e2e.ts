// Rules 707, 712
import { expect, type Page } from '@playwright/test'
import { KNOWN_PRODUCTS } from '../../scripts/demo-api/seed/known-products.ts'
import { followSystem } from '../../scripts/screens/acts.ts'
import { press } from './support/press.ts'
import { holdBack } from './support/requests.ts'
import { forbidStorage } from './support/shopper.ts'
import { test } from './support/test.ts'

const LIGHT = 'rgb(250, 248, 243)'
const DARK = 'rgb(17, 20, 42)'

const themeSwitch = (page: Page) => page.getByRole('contentinfo').getByLabel('Vzhľad')
const body = (page: Page) => page.locator('body')

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

function barColors(page: Page): Promise<string[]> {
  return page
    .locator('meta[name=theme-color]')
    .evaluateAll((all: HTMLMetaElement[]) =>
      all.filter(({ media }) => matchMedia(media).matches).map(({ content }) => content),
    )
}

test('the first paint already has the chosen look, or the light one', async ({ page }) => {
  const backgrounds = await watchBackgrounds(page)
  for (const [system, chosen, value, background, bar] of [
    ['dark', null, 'light', LIGHT, '#faf8f3'],
    ['light', 'dark', 'dark', DARK, '#11142a'],
    ['dark', 'system', 'system', DARK, '#11142a'],
  ] as const)
    await test.step(`${chosen ?? 'nothing chosen'} in a ${system} system`, async () => {
      await page.emulateMedia({ colorScheme: system })
      await page.goto('/favicon.svg')
      await page.evaluate((theme) => theme && localStorage.setItem('theme', theme), chosen)
      await page.goto('/kontakt')
      await expect(themeSwitch(page)).toHaveValue(value)
      expect(await backgrounds()).toEqual([background])
      expect(await barColors(page)).toEqual([bar])
      expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe(chosen)
    })
})

test("a chosen look is stored, and other tabs follow it; the system's look follows the system", async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  await Promise.all([page.goto('/kontakt'), other.goto('/login')])
  await themeSwitch(other).selectOption('Tmavý')
  await expect(body(page)).toHaveCSS('background-color', DARK)
  await expect(themeSwitch(page)).toHaveValue('dark')
  await page.reload()
  await expect(body(page)).toHaveCSS('background-color', DARK)
  await themeSwitch(page).selectOption('Podľa systému')
  for (const [colorScheme, background, bar] of [
    ['dark', DARK, '#11142a'],
    ['light', LIGHT, '#faf8f3'],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(body(page)).toHaveCSS('background-color', background)
    expect(await barColors(page)).toEqual([bar])
  }
  await themeSwitch(page).selectOption('Svetlý')
  await expect(body(other)).toHaveCSS('background-color', LIGHT)
})

test('a chosen look shows at once although its code is late, and is stored when it comes', async ({
  page,
}) => {
  const release = await holdBack(page, /_astro\/reach\..*\.js/)
  await page.goto('/kontakt')
  await themeSwitch(page).selectOption('Tmavý')
  await expect(body(page)).toHaveCSS('background-color', DARK)
  await release()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toBe('dark')
})

test('a chosen look counts for its page where storage is blocked', async ({ page }) => {
  await page.addInitScript(forbidStorage)
  await page.goto('/kontakt')
  await themeSwitch(page).selectOption('Tmavý')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(body(page)).toHaveCSS('background-color', DARK)
})

test('a printed page is light, and has neither header nor footer', async ({ page }) => {
  await page.goto('/vseobecne-obchodne-podmienky')
  await themeSwitch(page).selectOption('Tmavý')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(27, 33, 72)')
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByText('0,05\u00A0% z\u00A0dlžnej sumy')).toBeVisible()
})

test('with reduced motion nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of ['/', '/produkty/tricka', '/checkout']) {
    await page.goto(path)
    const moving = await page.evaluate(
      () =>
        [...document.querySelectorAll('*')].filter((element) =>
          [null, '::before', '::after'].some((part) => {
            const { animationName, animationDuration, transitionDuration } = getComputedStyle(element, part)
            const lasts = (times: string) => times.split(',').some((time) => parseFloat(time) > 0)
            return (animationName !== 'none' && lasts(animationDuration)) || lasts(transitionDuration)
          }),
        ).length,
    )
    expect(moving, path).toBe(0)
  }
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`focus, error and choice are three looks in the ${colorScheme} theme, and ticks are native`, async ({
    page,
  }) => {
    await followSystem(page)
    await page.emulateMedia({ colorScheme })
    await page.goto(`/produkt/${KNOWN_PRODUCTS.colours.slug}`)
    const size = page.getByRole('radio', { name: 'M', exact: true })
    await press(size)
    const choice = await size.locator('+ span').evaluate((face) => getComputedStyle(face).backgroundColor)
    await page.goto('/odstupenie-od-zmluvy')
    await press(page.getByRole('button', { name: 'Pokračovať na kontrolu' }))
    const field = page.getByRole('textbox', { name: 'Meno a priezvisko' })
    await expect(field).toBeFocused()
    const { ring, width, error, ground } = await field.evaluate((input) => {
      const { outlineColor, outlineWidth, borderTopColor, backgroundColor } = getComputedStyle(input)
      const width = parseFloat(outlineWidth)
      return { ring: outlineColor, width, error: borderTopColor, ground: backgroundColor }
    })
    expect(width).toBeGreaterThanOrEqual(2)
    // The ring is a line of ink, an error a red line, and a choice an area of ink.
    expect(ring).toBe(choice)
    expect(error).not.toBe(ring)
    expect(ground).not.toBe(choice)
    await page.goto('/produkty/tricka')
    const box = page.getByRole('checkbox').first()
    await expect(box).toHaveCSS('appearance', 'auto')
    await expect(box).toHaveCSS('color-scheme', 'light dark')
  })
