// Rule 520
import { expect, it, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import '../../src/islands/client-intent.ts'
import '../../src/islands/wake.ts'
import { showHtml } from '../browser/page.ts'
import { shop } from '../fixtures/fake-shop.ts'

it('Enter pressed twice before the code is there leads to the review, and sends no withdrawal', async () => {
  // The page is still loading.
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  const taker = { address: '/odstupenia', isNetlify: false }
  shop.answers(taker.address, { id: 1 })
  showHtml(await commands.renderAstro('/src/legal/Withdrawal.astro', { taker }))
  for (const [name, text] of [
    ['Meno a priezvisko', 'Žofia Nováková'],
    ['Číslo objednávky', '2026/000 001'],
    ['E-mail', 'zofia@example.sk'],
  ] as const)
    await page.getByRole('textbox', { name }).fill(text)
  await userEvent.keyboard('{Enter}{Enter}')
  await import('../../src/legal/withdrawal-form.ts')
  await expect.element(page.getByRole('heading', { name: 'Skontrolujte svoje odstúpenie' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(shop.calls).toEqual([])
})
