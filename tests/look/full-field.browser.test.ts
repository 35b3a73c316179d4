// Rule 718
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showHtml } from '../browser/page.ts'
import '../../src/look/full-field.ts'

it('a field that cuts a text says how much it takes, until it has room again', async () => {
  showHtml(
    '<label>Meno <input maxlength="20" /></label><label>Poznámka <textarea maxlength="20"></textarea></label>',
  )
  for (const name of ['Meno', 'Poznámka']) {
    const box = page.getByRole('textbox', { name })
    const said = () => (box.element() as HTMLInputElement).validationMessage
    await userEvent.type(box, 'Devätnásť znakov 12')
    expect(said()).toBe('')
    await userEvent.type(box, '345')
    await expect.element(box).toHaveValue('Devätnásť znakov 123')
    expect(said()).toBe('Zmestí sa sem najviac 20\u00A0znakov.')
    await userEvent.keyboard('{Backspace}')
    expect(said()).toBe('')
  }
})
