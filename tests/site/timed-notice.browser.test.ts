// Rule 923
import { expect, it } from 'vitest'
import { commands } from 'vitest/browser'
import { setClock, showHtml } from '../browser/page.ts'

const DAYS = { from: '2026-12-23', to: '2027-01-03' }

async function showNotice(props: object) {
  document.querySelector('.timed-notice')?.remove()
  showHtml(await commands.renderAstro('/src/site/TimedNotice.astro', { days: DAYS, ...props }))
  return document.querySelector<HTMLElement>('.timed-notice')
}

it.each([
  ['2026-12-15T23:59', false],
  ['2026-12-16T00:00', true],
  ['2027-01-03T23:59', true],
  ['2027-01-04T00:00', false],
])('a notice for all pages is shown from a week before until the last day: %s, %s', async (time, isShown) => {
  setClock(time)
  expect((await showNotice({ daysAhead: 7 }))?.hidden).toBe(!isShown)
})

it('a page that stayed open checks its notice again when it is shown', async () => {
  setClock('2027-01-03T23:59')
  const notice = await showNotice({ daysAhead: 7 })
  expect(notice?.hidden).toBe(false)
  setClock('2027-01-04T00:00')
  expect(notice?.hidden).toBe(true)
})

it.each([
  ['if it names its days with the year', true],
  ['if it is only true near its days', false],
])('without script a notice is shown, %s: %s', async (_, isDated) => {
  const props = { days: DAYS, daysAhead: 31, isDated }
  const html = await commands.renderAstro('/src/site/TimedNotice.astro', props)
  expect(/timed-notice[^>]* hidden/.test(html)).toBe(!isDated)
})
