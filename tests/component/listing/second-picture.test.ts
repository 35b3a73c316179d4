import { beforeAll, beforeEach, expect, it, vi, type Mock } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../../../src/styles/listing/card.css'
import { MEDIA_URL } from '../../../src/config/browser-env.ts'
import { showHtml } from '../support/page.ts'

const picture = (name: string) =>
  `<img src="${MEDIA_URL}/web_files/${name}.jpg" width="560" height="700" alt="">`
const title = page.getByRole('heading', { name: 'Tričko Tatry' })

/** The address of a product's page with these pictures. */
function productPage(...names: string[]): string {
  const pictures = names.map((name, i) => `<div id="obrazok-${i + 1}">${picture(name)}</div>`)
  return URL.createObjectURL(new Blob([`<!doctype html>${pictures.join('')}`], { type: 'text/html' }))
}

function showCard(address: string): void {
  showHtml(`<ul><li class="card"><a href="${address}">${picture('first')}<h3>Tričko Tatry</h3></a></li></ul>`)
}

/** Takes the pointer off the cards. */
const leave = () => userEvent.hover(page.getByText('Text'))

/** What lies over the card's picture while the pointer is there. */
function over() {
  const link = page.getByRole('link').element()
  const { opacity, backgroundImage } = getComputedStyle(link, '::before')
  return opacity === '1' ? backgroundImage : 'none'
}

let asked: Mock
beforeAll(async () => {
  // @ts-expect-error -- it has no exports, so that it is no module for TypeScript
  await import('../../../src/components/listing/card-rest.ts')
})
beforeEach(async () => {
  asked = vi.spyOn(window, 'fetch')
  document.body.innerHTML = '<p>Text</p>'
  await leave()
})

it('a pointer that rests on a card is shown the second picture, and nothing moves', async () => {
  showCard(productPage('first', 'second', 'third'))
  expect(asked).not.toHaveBeenCalled()
  const before = title.element().getBoundingClientRect()
  await userEvent.hover(title)
  await expect.poll(over).toMatch(/second\.jpg/)
  expect(title.element().getBoundingClientRect()).toEqual(before)
  await leave()
  await expect.poll(over).toBe('none')
})

it('of a product with one picture there is no second, and it is asked for once', async () => {
  showCard(productPage('first'))
  await userEvent.hover(title)
  await expect.poll(() => asked).toHaveBeenCalledOnce()
  await leave()
  await userEvent.hover(title)
  await expect.poll(over).toBe('none')
  expect(asked).toHaveBeenCalledOnce()
})
