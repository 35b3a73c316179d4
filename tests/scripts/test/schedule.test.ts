import { expect, test } from 'vitest'
import { runSideBySide, type Schedulable } from '../../../scripts/test/schedule.ts'

/** What ran beside each step when it began, in the order in which they began; a step takes as many turns as given. */
async function story(
  steps: readonly (Schedulable & { turns?: number })[],
  atOnce: number,
): Promise<string[]> {
  const running: string[] = []
  const told: string[] = []
  await runSideBySide(steps, atOnce, async ({ name, turns = 1 }) => {
    told.push([name, ...running].join(' beside '))
    running.push(name)
    for (let turn = 0; turn < turns; turn++) await new Promise(setImmediate)
    running.splice(running.indexOf(name), 1)
  })
  return told
}

test('as many steps run side by side as there is room for', async () => {
  const steps = [{ name: 'a', turns: 3 }, { name: 'b' }, { name: 'c' }]
  expect(await story(steps, 2)).toEqual(['a', 'b beside a', 'c beside a'])
  expect(await story(steps, 1)).toEqual(['a', 'b', 'c'])
})

test('a step waits for what it needs, and lets others go first', async () => {
  const steps = [{ name: 'build', turns: 3 }, { name: 'guards', needs: 'build' }, { name: 'unit' }]
  expect(await story(steps, 3)).toEqual(['build', 'unit beside build', 'guards'])
})

test('a step whose need was not chosen does not wait', async () => {
  expect(await story([{ name: 'guards', needs: 'build' }], 1)).toEqual(['guards'])
})

test('nothing runs beside a step that must be alone', async () => {
  const steps = [
    { name: 'a', turns: 2 },
    { name: 'alone', isAlone: true, turns: 2 },
    { name: 'b', turns: 4 },
  ]
  expect(await story(steps, 2)).toEqual(['a', 'b beside a', 'alone'])
  expect(await story([...steps].reverse(), 2)).toEqual(['b', 'a beside b', 'alone'])
})
