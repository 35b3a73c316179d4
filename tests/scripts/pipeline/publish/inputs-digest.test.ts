import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeEach, expect, test } from 'vitest'
import { digestInputs } from '../../../../scripts/pipeline/publish/inputs-digest.ts'
import { PAGE_VARIABLES } from '../../../../src/config/build-env.ts'
import { tempFolder, writeFiles } from '../../../fixtures/temp-folder.ts'

let root: string
const file = (name: string) => join(root, name)
const digest = (settings: Record<string, string> = {}) => digestInputs(root, settings)

beforeEach(async () => {
  root = await tempFolder()
  await writeFiles(root, { 'src/domain/cart.ts': 'export const a = 1', 'package.json': '{}' })
})

test('is another one where a file, a name or a setting changes, and the same whatever the tests and papers say', async () => {
  const before = await digest()
  await writeFiles(root, { 'tests/cart.test.ts': 'test()', 'README.md': '#' })
  expect(await digest()).toBe(before)
  expect(await digest({ A: '1' })).not.toBe(before)
  await rename(file('src/domain/cart.ts'), file('src/domain/basket.ts'))
  const renamed = await digest()
  expect(renamed).not.toBe(before)
  await writeFile(file('src/domain/basket.ts'), 'export const a = 2')
  expect(await digest()).not.toBe(renamed)
})

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url))
/** Limits and permissions of a build, which no page shows. */
const OTHERS = [
  'PICTURE_BUDGET_SECONDS',
  'ALLOW_SHRINK',
  'ALLOW_PRICES',
  'ALLOW_SETTINGS',
  'SKIP_UNCHANGED',
  'FORCE_BUILD',
]

test('every variable that a build reads is part of the digest, or is known to change no page', async () => {
  const files = (await readdir(join(ROOT, 'src'), { recursive: true })).map((file) => `src/${file}`)
  const code = [...files.filter((file) => /\.(ts|astro)$/.test(file)), 'astro.config.mjs']
  const texts = await Promise.all(code.map((file) => readFile(join(ROOT, file), 'utf8')))
  const named = texts.flatMap((text) =>
    [...text.matchAll(/(?<!import\.meta\.)\benv(?:\.|\[')([A-Z_]{3,})|parseSwitch\(env, '(\w+)'/g)].map(
      (match) => match[1] ?? match[2],
    ),
  )
  expect(named).toContain('SHOP_API_URL')
  const known: readonly (string | undefined)[] = [...PAGE_VARIABLES, ...OTHERS]
  expect([...new Set(named)].filter((name) => !known.includes(name))).toEqual([])
})
