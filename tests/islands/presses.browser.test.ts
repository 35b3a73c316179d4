import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { defineElement } from '../../src/islands/define-element.ts'
import { READY, WAKING } from '../../src/islands/intent-ready.ts'
import { whenReached } from '../../src/islands/when-reached.ts'
import '../../src/islands/client-intent.ts'
import '../../src/islands/wake.ts'
import { press, showHtml } from '../browser/page.ts'

const button = (name: string) => page.getByRole('button', { name })
/** Called with the text of each pressed control. */
const order = vi.fn<(text: string) => void>()
const pressed = () => order.mock.calls.flat()
/** Gives each test's element a new name, because a page can define a name only once. */
let count = 0
let name = ''
/** 'interactive' while the page is still loading. */
let state: DocumentReadyState = 'interactive'

const MARKUP = `<button type="button" data-press>plus</button><button type="submit" data-press>add</button>
  <label>red<input type="radio"></label><a href="#more">more</a>`

/** Defines the element, which then hears its controls. */
function define(): void {
  defineElement(
    name,
    class extends HTMLElement {
      connectedCallback() {
        this.addEventListener('click', ({ target }) => order((target as HTMLElement).innerText))
      }
    },
  )
}

/** The HTML of an island that `bringUp` hydrates. */
function island(content: string, options: object = {}): string {
  return `<b client="intent" opts='${JSON.stringify({ value: options })}'>${content}</b>`
}

/** Does the work of hydrating an island. */
function bringUp(island: Element | null | undefined): void {
  island?.addEventListener('click', ({ target }) => order((target as HTMLElement).innerText))
  // eslint-disable-next-line no-restricted-syntax
  island?.dispatchEvent(new Event(READY, { bubbles: true }))
}

beforeEach(() => {
  name = `early-element-${(count += 1)}`
  state = 'interactive'
  vi.spyOn(document, 'readyState', 'get').mockImplementation(() => state)
  order.mockReset()
})
afterEach(() => {
  document.body.replaceChildren()
  history.replaceState(null, '', location.pathname + location.search)
})

it('presses before an element is defined are repeated once, in their order', async () => {
  showHtml(`<${name} data-waits>${MARKUP}</${name}>`)
  for (const control of ['plus', 'plus', 'add', 'plus']) await press(button(control))
  await expect.element(button('plus')).toHaveAttribute('aria-busy', 'true')
  expect(pressed()).toEqual([])
  define()
  await expect.poll(pressed).toEqual(['plus', 'plus', 'add', 'plus'])
  await expect.element(button('plus')).not.toHaveAttribute('aria-busy')
  await press(button('plus'))
  expect(pressed()).toHaveLength(5)
})

it('repeated presses on the same submit button count once', async () => {
  showHtml(`<${name} data-waits>${MARKUP}</${name}>`)
  for (const control of ['add', 'add', 'add']) await press(button(control))
  define()
  await expect.poll(pressed).toEqual(['add'])
})

it('two elements of one name each repeat their own presses', async () => {
  showHtml(
    `<${name} data-waits><button type="button" data-press>one</button></${name}><${name} data-waits><button type="button" data-press>two</button></${name}>`,
  )
  await press(button('two'))
  await press(button('one'))
  define()
  await expect.poll(() => pressed().sort()).toEqual(['one', 'two'])
})

it('presses in nested elements keep their order', async () => {
  const [outer, inner] = [name, `${name}-inner`]
  showHtml(
    `<${outer} data-waits><${inner} data-waits><button type="button" data-press>plus</button></${inner}><button type="button" data-press>add</button></${outer}>`,
  )
  for (const control of ['plus', 'add', 'plus']) await press(button(control))
  defineElement(inner, class extends HTMLElement {})
  define()
  await expect.poll(pressed).toEqual(['plus', 'add', 'plus'])
})

it('links, fields and radios act at once, and are never repeated', async () => {
  showHtml(`<${name} data-waits>${MARKUP}</${name}>`)
  await press(page.getByRole('radio', { name: 'red' }))
  await expect.element(page.getByRole('radio', { name: 'red' })).toBeChecked()
  await press(page.getByRole('link', { name: 'more' }))
  expect(location.hash).toBe('#more')
  define()
  await customElements.whenDefined(name)
  expect(pressed()).toEqual([])
})

it('presses before an island is there are repeated in their order, and fetch it once', async () => {
  const asked = vi.fn()
  addEventListener(WAKING, asked)
  showHtml(island(MARKUP))
  for (const control of ['plus', 'plus', 'add']) await press(button(control))
  expect(asked).toHaveBeenCalledOnce()
  bringUp(document.querySelector('[client]'))
  expect(pressed()).toEqual(['plus', 'plus', 'add'])
  await expect.element(button('add')).not.toHaveAttribute('aria-busy')
  await press(button('add'))
  expect(pressed()).toHaveLength(4)
})

it('a field that has the focus when the first code comes fetches the rest, or nothing would answer what was typed', async () => {
  const fetchCode = vi.fn(() => Promise.resolve())
  showHtml('<input>')
  ;(await page.getByRole('textbox').findElement()).focus()
  whenReached(fetchCode)
  expect(fetchCode).toHaveBeenCalledOnce()
})

it('a press on a control fetches the island that it names elsewhere, and is repeated there', async () => {
  const asked = vi.fn()
  document.addEventListener('click', asked)
  showHtml(
    `<button data-press="quick-view">look</button>${island('', { name: 'other' })}${island('', { name: 'quick-view' })}`,
  )
  await press(button('look'))
  const states = [...document.querySelectorAll<HTMLElement>('[client]')].map((one) => one.dataset['intent'])
  expect(states).toEqual([undefined, 'waking'])
  await expect.element(button('look')).toHaveAttribute('aria-busy', 'true')
  bringUp(document.querySelectorAll('[client]')[1])
  await expect.element(button('look')).not.toHaveAttribute('aria-busy')
  // The press and its repetition.
  expect(asked).toHaveBeenCalledTimes(2)
  document.removeEventListener('click', asked)
})

it('a press does not wait for an element that an extension has put around the page', async () => {
  showHtml(`<extension-element><${name} data-waits>${MARKUP}</${name}></extension-element>`)
  define()
  await press(button('plus'))
  expect(pressed()).toEqual(['plus'])
})

describe('an element that is still undefined when the page has loaded', () => {
  const told = vi.fn((event: ErrorEvent) => event.preventDefault())

  beforeEach(() => {
    addEventListener('error', told, { once: true, capture: true })
    showHtml(`<${name} data-waits>${MARKUP}</${name}>`)
  })
  afterEach(async () => {
    expect(told.mock.lastCall?.[0].message).toContain(name)
    await expect.element(button('plus')).not.toHaveAttribute('aria-busy')
    define()
    await customElements.whenDefined(name)
    expect(pressed()).toEqual([])
  })

  it('shows an error for an earlier press, and never repeats it', async () => {
    await press(button('plus'))
    // At this event each module of the page has run or failed.
    // eslint-disable-next-line no-restricted-syntax
    dispatchEvent(new Event('load'))
  })

  it('shows an error for a later press at once', async () => {
    state = 'complete'
    await press(button('plus'))
  })
})
