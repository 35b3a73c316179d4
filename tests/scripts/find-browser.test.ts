import { execPath } from 'node:process'
import { expect, test, vi } from 'vitest'
import { findEngines } from '../../scripts/find-browser.ts'

const engine = (...places: string[]) => ({
  name: 'Netscape',
  programs: Object.fromEntries(places.map((place, index) => [`NETSCAPE_${index}`, place])),
  packages: 'netscape xvfb',
})

test('hands over the paths of an engine that is there', () => {
  expect(findEngines([engine(execPath)])).toEqual({ paths: { NETSCAPE_0: execPath }, notRun: [] })
})

test('says what is not run without an engine that lacks a program, and how to come by it', () => {
  const { paths, notRun } = findEngines([engine(execPath, '/nowhere/xvfb')])
  expect(paths).toEqual({ NETSCAPE_0: undefined, NETSCAPE_1: undefined })
  expect(notRun).toEqual([
    'tests in Netscape: there is no /nowhere/xvfb. On Debian, run: apt-get install netscape xvfb; ' +
      'elsewhere set NETSCAPE_0 and NETSCAPE_1.',
  ])
})

test('looks where the environment says, and nowhere else', () => {
  vi.stubEnv('NETSCAPE_0', execPath)
  expect(findEngines([engine('/nowhere/netscape')]).paths).toEqual({ NETSCAPE_0: execPath })
  vi.stubEnv('NETSCAPE_0', '/nowhere/else')
  expect(findEngines([engine(execPath)]).notRun).toHaveLength(1)
})
