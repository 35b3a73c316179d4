// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { markAsked, preloadIndex } from '../../../src/components/listing/listing-before-paint.ts'

let section: HTMLElement
const preloads = () => document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')
/** An observer of the page is told before the next task. */
const nextTask = () => new Promise((done) => setTimeout(done))

beforeEach(() => {
  document.head.innerHTML = ''
  document.body.innerHTML = `<main><section data-index="data:application/json,"><b id="listing"></b></section>
    <b id="quick-view"></b></main>`
  section = document.querySelector('section') as HTMLElement
})

it.each([
  ['', undefined],
  ['?utm_source=x', undefined],
  ['?search=tatry', 'search'],
  ['?productsCount=10', 'productsCount'],
  ['?filters=%7B%22100%22%3A%5B%22121%22%5D%7D&productsCount=40&page=2', 'filters'],
])('an address with "%s" asks for %s', (search, asked) => {
  markAsked(section, search)
  expect(section.dataset['asked']).toBe(asked)
})

it.each(['listing', 'quick-view'])('the index is asked for once, when %s wakes', async (island) => {
  preloadIndex(section)
  await nextTask()
  expect(preloads()).toHaveLength(0)
  for (const state of ['waking', 'failed', 'waking']) {
    document.getElementById(island)?.setAttribute('data-intent', state)
    await nextTask()
  }
  expect([...preloads()].map((link) => link.getAttribute('href'))).toEqual(['data:application/json,'])
})

it('nothing is asked for where the API answers', async () => {
  delete section.dataset['index']
  preloadIndex(section)
  document.getElementById('listing')?.setAttribute('data-intent', 'waking')
  await nextTask()
  expect(preloads()).toHaveLength(0)
})
