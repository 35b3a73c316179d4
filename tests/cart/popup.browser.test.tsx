// Rules 310, 404
import { beforeAll, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { cartButton, DELIVERY_NOTE, openPopup, popup, showHeaderCart } from '../browser/checkout.tsx'
import { setWindow, visits } from '../browser/page.ts'
import { goTo, link, walk } from '../browser/walk.ts'

beforeAll(async () => {
  await showHeaderCart()
  document.body.insertAdjacentHTML('beforeend', '<main><h1>Kontakt</h1><a href="/">Domov</a></main>')
})

it('the cart popup shows lines, sum and the amount missing for free delivery, and links to the order', async () => {
  await openPopup()
  await walk([cartButton, { name: /^Nákupný košík, 2\skusy$/ }], [popup.getByRole('listitem'), 2])
  await walk([popup, /Spolu21,80 €/])
  await walk([popup, /Nakúpte ešte za 13,20 € a dopravu máte zadarmo !/, { text: DELIVERY_NOTE }])
  await walk(popup.getByRole('link', { name: 'Objednať' }))
  await expect.poll(() => visits.at(-1)).toBe('/checkout')
})

it.each([320, 360, 1280])('the buttons of the cart popup fill its width at %i px', async (width) => {
  await setWindow(width, 800)
  await openPopup()
  const rightOf = (element: Element | null) => Math.round(element?.getBoundingClientRect().right ?? 0)
  const sum = popup.getByText('Spolu', { exact: true }).element().parentElement
  expect(rightOf(popup.getByRole('link', { name: 'Zobraziť košík' }).element())).toBe(rightOf(sum))
})

it('the cart popup closes when the focus leaves it', async () => {
  await openPopup()
  await walk(goTo(popup.getByRole('link', { name: 'Zobraziť košík' })), '{Tab}', [popup, 'gone'])
  await walk([link('Domov'), 'focused'])
})

it('when the cart popup gets empty, the focus goes to the heading of the page', async () => {
  await openPopup()
  const remove = popup.getByRole('button', { name: /^Odstrániť: / })
  await walk(remove.first(), remove, [popup, /je prázdny/], [cartButton, 'gone'], '{Escape}')
  await walk([page.getByRole('heading', { level: 1, name: 'Kontakt' }), 'focused'])
})
