import { expect, it, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { showHtml } from '../browser/page.ts'

const steps = vi.hoisted(() => Promise.withResolvers<undefined>())
vi.mock('../../src/legal/withdrawal-steps.ts', async (original) => {
  await steps.promise
  return original()
})

it('a withdrawal that Enter sends twice before its steps are loaded is reviewed, and not sent', async () => {
  const post = vi.fn(() => Promise.resolve(Response.json({ id: 1 })))
  vi.stubGlobal('fetch', post)
  const taker = { address: '/odstupenia', isNetlify: false }
  showHtml(await commands.renderAstro('/src/legal/Withdrawal.astro', { taker }))
  await import('../../src/legal/withdrawal.ts')
  for (const [name, text] of [
    ['Meno a priezvisko', 'Žofia Nováková'],
    ['Číslo objednávky', '2026/000 001'],
    ['E-mail', 'zofia@example.sk'],
  ] as const)
    await page.getByRole('textbox', { name }).fill(text)
  await userEvent.keyboard('{Enter}{Enter}')
  steps.resolve(undefined)
  await expect.element(page.getByRole('heading', { name: 'Skontrolujte svoje odstúpenie' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(post).not.toHaveBeenCalled()
})
