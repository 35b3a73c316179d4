import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { ROOMS } from '../../../scripts/config/rooms.js'

it('the table in src/README.md has the same rooms in the same order as the lint rule, the highest first', async () => {
  const paper = await readFile(new URL('../../../src/README.md', import.meta.url), 'utf8')
  const table = paper.split('\n## Rooms\n')[1]?.split('\n## ')[0] ?? ''
  const rows = [...table.matchAll(/^\| `([^`]+)\/`/gm)].map(([, room]) => room)
  expect(rows).toEqual(ROOMS.toReversed())
})
