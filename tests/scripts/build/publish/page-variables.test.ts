import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { PAGE_VARIABLES } from '../../../../src/config/build-env.ts'

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url))
/** What pages do not show: limits and permissions. */
const OTHERS = [
  'PICTURE_BUDGET_SECONDS',
  'ALLOW_SAMPLES',
  'ALLOW_SHRINK',
  'ALLOW_PRICES',
  'SKIP_UNCHANGED',
  'FORCE_BUILD',
  'REDIRECT_HOSTS',
]

it('every variable that the shop is built with changes the digest of its code, or none that pages show', async () => {
  const files = (await readdir(join(ROOT, 'src'), { recursive: true })).map((file) => `src/${file}`)
  const code = [
    ...files.filter((file) => /\.(ts|astro)$/.test(file)),
    'astro.config.mjs',
    'src/config/guard-env.ts',
  ]
  const texts = await Promise.all(code.map((file) => readFile(join(ROOT, file), 'utf8')))
  const named = texts.flatMap((text) =>
    [...text.matchAll(/\benv(?:\.|\[')([A-Z_]{3,})|parseSwitch\(env, '(\w+)'/g)].map(
      (match) => match[1] ?? match[2],
    ),
  )
  expect(named).toContain('SHOP_API_URL')
  const known: readonly (string | undefined)[] = [...PAGE_VARIABLES, ...OTHERS]
  expect([...new Set(named)].filter((name) => !known.includes(name))).toEqual([])
})
