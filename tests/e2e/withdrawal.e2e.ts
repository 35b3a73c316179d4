import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { holdBack } from './support/hold-back.ts'
import { watchForReact } from './support/react-code.ts'
import { test } from './support/test.ts'

const PATH = '/odstupenie-od-zmluvy'
const SENT = '**/odstupenie-od-zmluvy-prijate'

const field = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('textbox', { name })
const toReview = (page: Page) => page.getByRole('button', { name: 'Pokračovať na kontrolu' })
const confirm = (page: Page) => page.locator('.confirm')
const doneTitle = (page: Page) => page.getByRole('heading', { name: 'Vaše odstúpenie od zmluvy sme prijali' })
const done = (page: Page) => page.getByRole('region', { name: 'Vaše odstúpenie od zmluvy sme prijali' })
const review = (page: Page) => page.getByRole('region', { name: 'Skontrolujte svoje odstúpenie' })

async function fillIn(page: Page): Promise<void> {
  await field(page, 'Meno a priezvisko').fill('Žofia Nováková')
  await field(page, 'Číslo objednávky').fill('2026/000 001')
  await field(page, 'E-mail').fill('zofia@example.sk')
  await field(page, /^Ktorý tovar/).fill('Tričko Tatry, M\n<b>hrnček</b>')
}

async function goToReview(page: Page): Promise<void> {
  await page.goto(PATH)
  await fillIn(page)
  await toReview(page).click()
  await expect(page.getByRole('heading', { name: 'Skontrolujte svoje odstúpenie' })).toBeFocused()
}

/** Counts what is sent, and answers as it is told. */
async function countSent(
  page: Page,
  answer: 'accept' | 'refuse' | 'drop' | 'hold',
): Promise<{ bodies: string[] }> {
  const sent = { bodies: [] as string[] }
  await page.route(SENT, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    sent.bodies.push(route.request().postData() ?? '')
    if (answer === 'drop') return route.abort()
    if (answer === 'hold') return undefined
    return route.fulfill({ status: answer === 'accept' ? 200 : 405, body: '' })
  })
  return sent
}

test('every page leads there, and whoever goes there needs no login', async ({ page }) => {
  for (const path of ['/', '/cart', '/checkout', '/produkt/tricko-tatry', '/neexistuje']) {
    await page.goto(path)
    await expect(
      page.getByRole('contentinfo').getByRole('link', { name: 'Odstúpiť od zmluvy tu' }),
    ).toHaveAttribute('href', PATH)
  }
  await page.goto('/vratenie-tovaru')
  await page.getByRole('main').getByRole('link', { name: 'Odstúpiť od zmluvy tu' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Odstúpenie od zmluvy')
  await expect(page.getByText(/vyrobili alebo potlačili podľa vášho želania/)).toBeVisible()
})

test('a withdrawal is filled in and reviewed without React', async ({ page }) => {
  const hasReact = watchForReact(page)
  await goToReview(page)
  expect(await hasReact()).toBe(false)
})

test('a withdrawal is filled in, reviewed, confirmed and acknowledged', async ({ page }) => {
  await goToReview(page)
  await expect(review(page)).toContainText('Oznamujem, že odstupujem od zmluvy')
  await expect(review(page)).toContainText('Žofia Nováková')
  await expect(review(page)).toContainText('<b>hrnček</b>')
  const answered = page.waitForResponse((response) => response.request().method() === 'POST')
  await page.getByRole('button', { name: 'Potvrdiť odstúpenie od zmluvy' }).click()
  const sent = Object.fromEntries(new URLSearchParams((await answered).request().postData() ?? ''))
  await expect(doneTitle(page)).toBeFocused()
  expect(sent).toMatchObject({
    'form-name': 'odstupenie-od-zmluvy',
    ...{ name: 'Žofia Nováková', orderNumber: '2026/000 001', email: 'zofia@example.sk', web: '' },
  })
  for (const text of [
    '2026/000 001',
    'zofia@example.sk',
    'Tričko Tatry, M',
    'Prijaté',
    sent['reference'] ?? 'none',
  ])
    await expect(done(page)).toContainText(text)
  await expect(page.getByRole('form')).toHaveCount(0)
})

test('the acknowledgement can be kept as a file and on paper', async ({ page }) => {
  await countSent(page, 'accept')
  await goToReview(page)
  await confirm(page).click()
  const coming = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Stiahnuť potvrdenie' }).click()
  const file = await coming
  expect(file.suggestedFilename()).toBe('odstupenie-od-zmluvy-2026-000-001.txt')
  const text = await readFile(await file.path(), 'utf8')
  for (const line of [
    'Oznamujem, že odstupujem od zmluvy',
    'Meno a priezvisko: Žofia Nováková',
    'Prijaté: ',
    'E-mail: zofia@example.sk',
  ])
    expect(text).toContain(line)
  expect(text).toMatch(/Prijaté: \d+\. [\p{L}]+ \d{4} o \d+:\d\d:\d\d/u)

  await page.emulateMedia({ media: 'print' })
  await expect(done(page).getByText('Žofia Nováková')).toBeVisible()
  await expect(page.getByText('Stiahnuť potvrdenie')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
})

test('what is missing is said below its field, and the first takes the focus', async ({ page }) => {
  const sent = await countSent(page, 'accept')
  await page.goto(PATH)
  await toReview(page).click()
  await expect(field(page, 'Meno a priezvisko')).toBeFocused()
  await expect(page.getByText('Napíšte svoje meno a priezvisko.')).toBeVisible()
  await expect(page.getByText('Napíšte číslo objednávky.')).toBeVisible()
  await field(page, 'Meno a priezvisko').fill('Jana')
  await field(page, 'Číslo objednávky').fill('1')
  await field(page, 'E-mail').fill('jana@')
  await toReview(page).click()
  await expect(field(page, 'E-mail')).toBeFocused()
  await expect(field(page, 'E-mail')).toHaveAttribute('aria-invalid', 'true')
  await expect(field(page, 'E-mail')).toHaveAccessibleDescription(/E-mail má tvar meno@example.sk/)
  await expect(page.getByText('Napíšte číslo objednávky.')).toBeHidden()
  await field(page, 'E-mail').fill('jana@example.sk')
  await toReview(page).click()
  await expect(review(page)).toContainText('celá objednávka')
  expect(sent.bodies).toEqual([])
})

test('what was typed can be changed before it is confirmed', async ({ page }) => {
  await goToReview(page)
  await page.getByRole('button', { name: 'Upraviť údaje' }).click()
  await expect(field(page, 'Meno a priezvisko')).toBeFocused()
  await expect(field(page, 'Číslo objednávky')).toHaveValue('2026/000 001')
  await field(page, 'Číslo objednávky').fill('7')
  await toReview(page).click()
  await expect(review(page)).toContainText('7')
})

for (const [answer, said] of [
  ['refuse', /^Odstúpenie sa nepodarilo odoslať/],
  ['drop', /^Nevieme, či nám odstúpenie prišlo/],
] as const)
  test(`nothing is lost when the answer is: ${answer}; the next try is the same withdrawal`, async ({
    page,
  }) => {
    const failed = await countSent(page, answer)
    await goToReview(page)
    await confirm(page).click()
    await expect(page.getByRole('alert').filter({ hasText: said })).toBeVisible()
    await expect(page.getByRole('alert').getByRole('link', { name: /@/ })).toBeVisible()
    await expect(review(page)).toContainText('Žofia Nováková')
    await expect(doneTitle(page)).toBeHidden()
    await page.unroute(SENT)
    const sent = await countSent(page, 'accept')
    await confirm(page).click()
    await expect(doneTitle(page)).toBeFocused()
    expect(sent.bodies).toEqual(failed.bodies)
  })

test('a double click sends once', async ({ page }) => {
  const sent = await countSent(page, 'hold')
  await goToReview(page)
  await confirm(page).dblclick()
  await expect(confirm(page)).toHaveText('Odosielam…')
  await confirm(page).click()
  await page.keyboard.press('Enter')
  expect(sent.bodies).toHaveLength(1)
})

test('a press before the modules are there is not lost, and sends nothing', async ({ page }) => {
  const sent = await countSent(page, 'accept')
  const release = await holdBack(page, /_astro\/.*\.js/)
  await page.goto(PATH, { waitUntil: 'commit' })
  await fillIn(page)
  await toReview(page).click()
  await release()
  await expect(page.getByRole('heading', { name: 'Skontrolujte svoje odstúpenie' })).toBeVisible()
  expect(sent.bodies).toEqual([])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the form is sent as it is, with the button that confirms', async ({ page }) => {
    await page.goto(PATH)
    await expect(toReview(page)).toBeHidden()
    await fillIn(page)
    await page.getByRole('button', { name: 'Potvrdiť odstúpenie od zmluvy' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Odstúpenie od zmluvy sme prijali')
  })

  test('what is missing is not sent', async ({ page }) => {
    await page.goto(PATH)
    await page.getByRole('button', { name: 'Potvrdiť odstúpenie od zmluvy' }).click()
    await expect(page).toHaveURL(new RegExp(`${PATH}$`))
  })
})

test('Netlify finds the form, and the field that only machines fill in', async ({ request }) => {
  const html = await (await request.get(PATH)).text()
  const form = /<form id="withdrawal"[^>]*>/.exec(html)?.[0]
  for (const part of [
    'name="odstupenie-od-zmluvy"',
    'method="post"',
    'data-netlify="true"',
    'data-netlify-honeypot="web"',
  ])
    expect(form).toContain(part)
})
