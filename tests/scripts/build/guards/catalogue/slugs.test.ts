import { describe, expect, it } from 'vitest'
import { sharedSlugs, slugFault } from '../../../../../scripts/build/guards/catalogue/slugs.ts'

describe('slugFault', () => {
  it.each(['tricko-tatry', 'a_b.c', '7', 'Tricko', 'index-a', 'x'.repeat(200)])('takes %j', (slug) =>
    expect(slugFault(slug)).toBeUndefined(),
  )

  it.each([
    ...['a/b', '../x', '..', '.', '', 'tričko', 'a b', 'a?b', '?#', '%2e', '%2e%2e%2f', '-a', 'a\\b', 'a\n'],
    // A CDN takes these for other names of the folder's own page, or of another's.
    ...['index', 'x.html', 'X.HTML', 'x.htm'],
    'x'.repeat(300),
  ])('refuses %j', (slug) => expect(slugFault(slug)).toMatch(/^slug ".*" cannot be an address: use letters/))
})

describe('sharedSlugs', () => {
  it('names for each later one the first', () => {
    const [a, b, c, d] = ['x', 'y', 'X', 'x'].map((slug) => ({ slug }))
    expect([...sharedSlugs([a, b, c, d].flatMap((one) => one ?? []))]).toEqual([
      [c, a],
      [d, a],
    ])
  })
})
