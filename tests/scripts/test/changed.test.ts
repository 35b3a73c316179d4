import { execFileSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { findChangedFiles, reachOf } from '../../../scripts/test/changed.ts'
import { tempFolder } from '../../fixtures/temp-folder.ts'

const JOURNEY = 'tests/e2e/walk.e2e.ts'

describe('what a change reaches', () => {
  test('a rule of the domain: its unit tests, lint and format, and one journey', () => {
    const rule = 'src/domain/cart/cart.ts'
    expect(reachOf([rule])).toEqual({
      steps: ['build', 'unit', 'component', 'e2e', 'format', 'lint'],
      files: [rule],
      code: [rule],
      journeys: [JOURNEY],
    })
  })

  test('an island: the end-to-end tests of its subject, too', () => {
    const { journeys } = reachOf(['src/islands/listing/Listing.tsx'])
    expect(journeys).toEqual([JOURNEY, 'tests/e2e/listing.e2e.ts', 'tests/e2e/islands.e2e.ts'])
  })

  test('an end-to-end test: itself', () => {
    expect(reachOf(['tests/e2e/policy.e2e.ts']).journeys).toEqual([JOURNEY, 'tests/e2e/policy.e2e.ts'])
  })

  test('a program: the unit tests that start it', () => {
    expect(reachOf(['scripts/demo-api/main.ts']).files).toContain('tests/scripts/demo-api/main.test.ts')
  })

  test('a text and a file that is gone: no lint', () => {
    const { steps, files } = reachOf(['README.md', 'src/gone.ts'])
    expect(files).toEqual(['README.md'])
    expect(steps).not.toContain('lint')
  })
})

test('every test that a change may reach is there', () => {
  const subjects = ['cart', 'checkout', 'listing', 'product'].map((name) => `src/islands/${name}/x.ts`)
  const others = [
    'src/components/header/a.ts',
    'src/components/home/a.ts',
    'src/layouts/a.astro',
    'src/api/a.ts',
    'scripts/pipeline/headers/a.ts',
    'scripts/pipeline/publish/a.ts',
    'scripts/astro/a.ts',
    'scripts/demo-api/a.ts',
  ]
  const { journeys, files } = reachOf([...subjects, ...others])
  expect(journeys.length).toBeGreaterThan(15)
  expect([...journeys, ...files].filter((file) => !existsSync(file))).toEqual([])
})

describe('the files that were changed', () => {
  let dir: string
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@x.sk', ...args], {
      cwd: dir,
      stdio: 'pipe',
    })
  const write = (name: string) => writeFileSync(join(dir, name), name)

  beforeEach(async () => {
    dir = await tempFolder()
    git('init', '--initial-branch=main')
    write('old.ts')
    git('add', '.')
    git('commit', '--message=first', '--no-verify')
  })

  test('since origin/main are the committed, the others and the new ones', async () => {
    git('update-ref', 'refs/remotes/origin/main', 'HEAD')
    write('committed.ts')
    git('add', '.')
    git('commit', '--message=second', '--no-verify')
    writeFileSync(join(dir, 'old.ts'), 'changed')
    write('new.ts')
    expect(await findChangedFiles(dir)).toEqual(['committed.ts', 'old.ts', 'new.ts'])
  })

  test('cannot be told without origin/main, which is said', async () => {
    await expect(findChangedFiles(dir)).rejects.toThrow(
      /^There is no origin\/main to compare with: fetch it with its history/,
    )
  })
})
