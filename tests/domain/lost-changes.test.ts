import { describe, expect, it } from 'vitest'
import { lostChanges, type Step } from '../../src/domain/lost-changes.ts'

/** A text as a tab writes it: stamps of one letter, the first of what it was made from. */
const text = (base: string, own: string) => `[]${base}${own}`
const own = (base: string, stamp: string): Step<string> => ({
  before: null,
  after: text(base, stamp),
  change: stamp,
})
const other = (base: string, stamp: string): Step<string> => ({ before: null, after: text(base, stamp) })
const lost = (steps: Step<string>[], stored: string | null) => lostChanges(steps, stored, 1)

describe('lostChanges', () => {
  it('is nothing when one tab wrote after the other', () => {
    expect(lost([own(' ', 'a'), other('a', 'B')], text('a', 'B'))).toEqual([])
    expect(lost([other(' ', 'B'), own('B', 'a')], text('B', 'a'))).toEqual([])
  })
  it('is what was written over unseen, oldest first', () => {
    const steps = [own(' ', 'a'), own('a', 'b'), other(' ', 'B'), other('B', 'C')]
    expect(lost(steps, text('B', 'C'))).toEqual(['a', 'b'])
  })
  it('is nothing when this tab wrote over the other: that one makes it good', () => {
    expect(lost([own(' ', 'a'), other(' ', 'B')], text(' ', 'a'))).toEqual([])
  })
  it('is not what was made good already', () => {
    const steps: Step<string>[] = [own(' ', 'a'), other(' ', 'B'), { ...own('B', 'c'), change: 'a' }]
    expect(lost(steps, text('B', 'c'))).toEqual([])
  })
  it('waits until it is known where the stored text came from', () => {
    expect(lost([own(' ', 'a')], text('?', 'X'))).toEqual([])
  })
  it('brings back nothing that another tab has removed', () => {
    expect(lost([own(' ', 'a'), { before: text(' ', 'a'), after: null }], null)).toEqual([])
  })
})
