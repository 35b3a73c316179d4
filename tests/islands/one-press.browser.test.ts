// Rule 713
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { focus, press, showHtml, usePhone } from '../browser/page.ts'

const pressed = vi.fn<(name: string) => void>()
const names = () => pressed.mock.calls.flat()
const button = (name: string) => page.getByRole('button', { name })

/** A button that opens another one in its place, and gives it the focus, as a question does. */
beforeEach(() => {
  pressed.mockReset()
  showHtml(`<button type="button">ask</button><button type="button" hidden>answer</button>
    <button type="button" data-step="1">more</button><label>box<input type="checkbox"></label>`)
  for (const control of document.querySelectorAll<HTMLElement>('button, input'))
    control.addEventListener('click', () => pressed(control.innerText || 'box'))
  const [ask, answer] = document.querySelectorAll('button')
  ask?.addEventListener('click', () => {
    ask.hidden = true
    if (answer) answer.hidden = false
    answer?.focus()
  })
})

afterEach(() => document.body.replaceChildren())

it.each<[string, () => Promise<unknown>]>([
  ['a double click', () => button('ask').dblClick()],
  ['a double tap', () => usePhone().then(() => press(button('ask'), 2))],
  ['a key that bounces', () => focus(button('ask')).then(() => userEvent.keyboard('{Enter}{Enter}'))],
  ['a held key', () => focus(button('ask')).then(() => userEvent.keyboard('{Enter>9/}'))],
])('%s presses the button once, and nothing that it opened', async (_, pressTwice) => {
  await pressTwice()
  await expect.element(button('answer')).toBeVisible()
  expect(names()).toEqual(['ask'])
})

it('a mouse that presses again answers', async () => {
  await press(button('ask'))
  await press(button('answer'))
  expect(names()).toEqual(['ask', 'answer'])
})

it('another key between two presses makes them two', async () => {
  await focus(button('ask'))
  await userEvent.keyboard('{Enter}{Tab}{Enter}')
  expect(names()).toEqual(['ask', 'more'])
})

it('steps and boxes follow each press', async () => {
  await button('more').dblClick()
  await page.getByText('box').dblClick()
  expect(names()).toEqual(['more', 'more', 'box', 'box'])
})
