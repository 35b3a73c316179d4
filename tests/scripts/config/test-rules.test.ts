import { expect, test } from 'vitest'
import { lint } from './lint.ts'

const E2E = 'tests/e2e/cart.e2e.ts'
const UNIT = 'tests/api/client.test.ts'

test.each([
  [E2E, "await page.goto('/', { waitUntil: 'networkidle' })"],
  [E2E, "await page.waitForLoadState('networkidle')"],
  [E2E, 'await page.waitForTimeout(300)'],
  [E2E, "import { setTimeout as pause } from 'node:timers/promises'"],
  [E2E, 'await new Promise((done) => setTimeout(done, 50))'],
  [E2E, 'await expect(line).toBeVisible({ timeout: 5000 })'],
  [E2E, 'test(name, { timeout: 10_000 }, run)'],
  [UNIT, 'await new Promise((done) => setTimeout(done, 50))'],
  [UNIT, 'await vi.waitFor(() => expect(asked).toEqual([5]))'],
  [UNIT, 'await vi.waitFor(look, { timeout: 1000 })'],
])('in %s nothing waits for a clock: %s', async (file, text) => {
  expect(await lint(file, text)).toHaveLength(1)
})

test.each([
  [E2E, 'await checkbox.check()'],
  [E2E, 'await button.click({ force: true })'],
  ['tests/component/cart/lines.test.tsx', 'box.dispatchEvent(new Event(name))'],
  [E2E, 'await box.evaluate((input) => input.click())'],
])('in %s nothing is pressed that no finger could press: %s', async (file, text) => {
  expect(await lint(file, text)).toHaveLength(1)
})

test.each([
  [E2E, 'await expect(async () => { await expect(next).toBeHidden({ timeout: 1000 }) }).toPass()'],
  [E2E, 'await expect(line).toBeVisible({ timeout: 60_000 })'],
  [UNIT, 'await vi.waitFor(look, { timeout: 60_000 })'],
  [UNIT, 'setTimeout(close)\nawait expect.poll(() => asked).toEqual([5])'],
])('lets %s be: %s', async (file, text) => {
  expect(await lint(file, text)).toEqual([])
})
