// Rule 711
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { press, showHtml, visits } from '../browser/page.ts'

const onPress = vi.fn()
const panel = () => document.getElementById('panel')
const isOpen = () => panel()?.matches(':popover-open')
const link = page.getByRole('link', { name: 'Hrnček' })
const box = page.getByRole('checkbox', { name: 'Len dostupné' })
const field = page.getByRole('textbox', { name: 'Meno' })

beforeAll(() => {
  showHtml(`<style>:popover-open { inset: auto 0 0 auto; padding: 20px }</style><main tabindex="-1">
    <button popovertarget="panel">Otvoriť</button> <button popovertarget="other">Iné</button>
    <p><a href="/produkt/hrncek">Hrnček</a></p>
    <p><label><input type="checkbox"> Len dostupné</label></p>
    <p><label>Meno <input></label></p>
    <p><button id="do">Konať</button></p>
    <div id="panel" popover><button id="in">V paneli</button></div>
    <div id="other" popover>Iný panel</div></main>`)
  for (const id of ['do', 'in']) document.getElementById(id)?.addEventListener('click', onPress)
})
beforeEach(() => {
  visits.length = 0
  onPress.mockClear()
  panel()?.hidePopover()
  document.querySelector<HTMLElement>('main')?.focus()
})

it.each([
  ['a link', link, () => visits.length],
  ['a button', page.getByRole('button', { name: 'Konať' }), () => onPress.mock.calls.length],
  ['a box', box, () => Number((box.element() as HTMLInputElement).checked)],
  ['a field', field, () => Number(document.activeElement === field.element())],
])('a press outside a panel only closes it, the next one acts: on %s', async (_name, control, done) => {
  const before = done()
  await press(page.getByRole('button', { name: 'Otvoriť' }))
  await expect.poll(isOpen).toBe(true)
  await press(control)
  await expect.poll(isOpen).toBe(false)
  expect(done()).toBe(before)
  await press(control)
  await expect.poll(done).not.toBe(before)
})

it('a press in an open panel acts, and leaves it open', async () => {
  await press(page.getByRole('button', { name: 'Otvoriť' }))
  await press(page.getByRole('button', { name: 'V paneli' }))
  expect(onPress).toHaveBeenCalledOnce()
  expect(isOpen()).toBe(true)
})

it("a press on another panel's button opens that panel, and on its own button closes it", async () => {
  const open = page.getByRole('button', { name: 'Otvoriť' })
  await press(open)
  await press(page.getByRole('button', { name: 'Iné' }))
  await expect.element(page.getByText('Iný panel')).toBeVisible()
  expect(isOpen()).toBe(false)
  await press(open)
  await expect.poll(isOpen).toBe(true)
  await press(open)
  await expect.poll(isOpen).toBe(false)
})
