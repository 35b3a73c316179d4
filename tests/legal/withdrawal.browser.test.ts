// Rules 520, 920
import { beforeEach, expect, it } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import type { WithdrawalTaker } from '../../src/config/browser-env.ts'
import { SHOP } from '../../src/config/shop.ts'
import { press, showHtml } from '../browser/page.ts'
import { button, fill, heading, walk } from '../browser/walk.ts'
import { shop, silence } from '../fixtures/fake-shop.ts'
import '../../src/look/content.css'
import '../../src/look/form.css'
import '../../src/legal/withdrawal.css'
import '../../src/legal/withdrawal-form.ts'

const field = (name: string | RegExp) => page.getByRole('textbox', { name })
const toReview = page.getByRole('button', { name: 'Pokračovať na kontrolu' })
const confirm = page.getByRole('button', { name: /^(Potvrdiť odstúpenie od zmluvy|Odosielame…)$/ })
const review = page.getByRole('region', { name: 'Skontrolujte svoje odstúpenie' })
const done = page.getByRole('region', { name: 'Vaše odstúpenie od zmluvy sme prijali' })
const download = done.getByRole('link', { name: 'Stiahnuť potvrdenie' })

const ADDRESS = '/odstupenia'
const NO_RESPONSE = () => Promise.reject(new TypeError('offline'))
const sent = () => shop.asked(ADDRESS).map(({ form }) => Object.fromEntries(form))

const renderPage = (taker: WithdrawalTaker | null) =>
  commands.renderAstro('/src/legal/Withdrawal.astro', { taker })

async function fillIn(): Promise<void> {
  await field('Meno a priezvisko').fill('Žofia Nováková')
  await walk(fill(field('Číslo objednávky'), '2026/000 001'), fill(field('E-mail'), 'zofia@example.sk'))
  await field(/^Ktorý tovar/).fill('Tričko Tatry, M\n<b>hrnček</b>')
}

async function goToReview(): Promise<void> {
  await fillIn()
  await walk(toReview, [heading('Skontrolujte svoje odstúpenie'), 'focused'])
}

const expectTitle = (text: string) => expect.poll(() => document.title).toBe(`${text} | ${SHOP.name}`)

beforeEach(async () => {
  shop.answers(ADDRESS, { id: 1 })
  document.body.replaceChildren()
  document.title = `Odstúpenie od zmluvy | ${SHOP.name}`
  showHtml(await renderPage({ address: ADDRESS, isNetlify: false }))
})

it('on Netlify the form has the attributes by which Netlify finds it', async () => {
  document.body.replaceChildren()
  showHtml(await renderPage({ address: '/', isNetlify: true }))
  const form = document.querySelector('form')
  expect(form?.getAttribute('name')).toBe('odstupenie-od-zmluvy')
  expect(form?.getAttribute('method')).toBe('post')
  expect(form?.matches('[data-netlify=true][data-netlify-honeypot=web]')).toBe(true)
  expect(form?.querySelector('[hidden] [name=web]')).not.toBeNull()
})

it('without a receiver the page has no button, but telephone, e-mail and the form to print', async () => {
  document.body.replaceChildren()
  showHtml(await renderPage(null))
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
  for (const link of [SHOP.phone.label, SHOP.email.label, 'Formulár na odstúpenie od zmluvy'])
    await expect.element(page.getByRole('link', { name: link })).toBeVisible()
})

it('a withdrawal that something changed after its review is not sent but reviewed again', async () => {
  await goToReview()
  const items = document.querySelector<HTMLTextAreaElement>('[name=items]')
  // As an extension does, without an event.
  if (items) items.value = 'Mikina'
  await walk(confirm, [review, { text: 'Mikina' }])
  expect(sent()).toEqual([])
  await press(toReview.or(confirm))
  await expect.poll(sent).toMatchObject([{ items: 'Mikina' }])
})

it('a withdrawal is filled in, reviewed, confirmed and acknowledged', async () => {
  await goToReview()
  await walk([review, { text: 'Oznamujem, že odstupujem od zmluvy' }, { text: '<b>hrnček</b>' }], confirm)
  await expect.element(done.getByRole('heading')).toHaveFocus()
  const { reference, ...fields } = sent()[0] ?? {}
  expect(fields).toMatchObject({
    'form-name': 'odstupenie-od-zmluvy',
    name: 'Žofia Nováková',
    orderNumber: '2026/000 001',
    email: 'zofia@example.sk',
    web: '',
  })
  for (const text of ['2026/000 001', 'zofia@example.sk', 'Tričko Tatry, M', 'Prijaté', reference as string])
    await expect.element(done).toMatchTextContent(text)
  await expect.element(toReview).not.toBeInTheDocument()
})

it('a withdrawal can be downloaded as a file with the same text', async () => {
  await goToReview()
  // A translator changes texts.
  for (const words of page.getByText('Meno a priezvisko').elements()) words.textContent = 'Name'
  await walk(confirm, [download, { download: 'odstupenie-od-zmluvy-2026-000-001.txt' }], download)
  await expect
    .element(done.getByRole('status'))
    .toMatchTextContent('Uložené do súboru odstupenie-od-zmluvy-2026-000-001.txt.')
  const file = await (await fetch((download.element() as HTMLAnchorElement).href)).text()
  const { company, street, postalCode, city } = SHOP
  for (const line of [
    'Vaše odstúpenie od zmluvy sme prijali',
    'Oznamujem, že odstupujem od zmluvy na tovar z tejto objednávky.',
    'Meno a priezvisko: Žofia Nováková',
    `${company}, ${street}, ${postalCode} ${city}`,
  ])
    expect(file.split(/^\uFEFF|\r\n/)).toContain(line)
  expect(file).toMatch(/Prijaté: \d+\. \p{L}+ \d{4} o \d+:\d\d:\d\d/u)
})

it('a withdrawal shows each fault below its field, and moves the focus to the first', async () => {
  await walk(toReview, [field('Meno a priezvisko'), 'focused'])
  await expect.element(page.getByText('Napíšte svoje meno a priezvisko.')).toBeVisible()
  await walk([page.getByText('Napíšte číslo objednávky.'), 'seen'], fill(field('Meno a priezvisko'), 'Jana'))
  await walk(fill(field('Číslo objednávky'), '1'), fill(field('E-mail'), 'jana@'), toReview)
  await walk([field('E-mail'), 'focused', { 'aria-invalid': 'true', says: /E-mail má tvar meno@example.sk/ }])
  await walk([page.getByText('Napíšte číslo objednávky.'), 'gone'], fill(field('E-mail'), 'jana@example.sk'))
  await walk(toReview, [review, { text: 'celá objednávka' }])
  expect(sent()).toEqual([])
})

it('the title of the page follows the states of a withdrawal', async () => {
  await goToReview()
  await expectTitle('Skontrolujte svoje odstúpenie')
  await press(page.getByRole('button', { name: 'Upraviť údaje' }))
  await expectTitle('Odstúpenie od zmluvy')
  await press(toReview)
  shop.answers(ADDRESS, NO_RESPONSE)
  const answer = shop.holds(ADDRESS)
  await press(confirm)
  await expectTitle('Odosielame…')
  answer()
  await expectTitle('Nevieme, či nám odstúpenie prišlo')
  shop.answers(ADDRESS, { id: 1 })
  await press(confirm)
  await expectTitle('Vaše odstúpenie od zmluvy sme prijali')
})

it('a withdrawal can be changed before it is confirmed', async () => {
  await goToReview()
  await walk(button('Upraviť údaje'), [field('Meno a priezvisko'), 'focused'])
  await walk([field('Číslo objednávky'), { value: '2026/000 001' }], fill(field('Číslo objednávky'), '7'))
  await walk(toReview, [review, { text: 'Číslo objednávky7' }])
})

it.each([
  ['is refused', new Response('', { status: 405 }), /^Odstúpenie sa nepodarilo/],
  ['gets no response', NO_RESPONSE, /^Nevieme, či nám odstúpenie prišlo/],
])('a withdrawal that %s loses nothing, and is sent again unchanged', async (_, answer, text) => {
  shop.answers(ADDRESS, answer)
  await goToReview()
  await press(confirm)
  const alert = page.getByRole('alert')
  await walk([alert.getByText(text), 'seen'], [alert.getByRole('link', { name: /@/ }), 'seen'])
  await expect.element(review).toMatchTextContent('Žofia Nováková')
  shop.answers(ADDRESS, { id: 1 })
  await walk(confirm, [done.getByRole('heading'), 'focused'])
  expect(sent()).toHaveLength(2)
  expect(sent()[0]).toEqual(sent()[1])
})

it('a withdrawal is sent once, however often it is confirmed', async () => {
  shop.answers(ADDRESS, silence)
  await goToReview()
  await userEvent.dblClick(confirm)
  await walk([confirm, { text: 'Odosielame…' }], confirm, '{Enter}')
  expect(sent()).toHaveLength(1)
})
