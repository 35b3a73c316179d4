import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { ESLint } from 'eslint'
import { defineConfig } from 'eslint/config'
import tseslint from 'typescript-eslint'

// The rules under test need no types, and TypeScript does not know files that exist only in these tests.
const eslint = new ESLint({
  cwd: fileURLToPath(new URL('../../..', import.meta.url)),
  overrideConfigFile: 'scripts/config/eslint.config.js',
  overrideConfig: defineConfig({
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { parserOptions: { projectService: false } },
  }),
})

/** What the shop's own rules refuse in a file, each with its line; also that a file cannot be parsed. */
async function lint(file: string, text: string): Promise<string[]> {
  const [result] = await eslint.lintText(text, { filePath: file })
  return (result?.messages ?? [])
    .filter(({ ruleId, fatal }) => fatal === true || ruleId?.startsWith('no-restricted-'))
    .map(({ line, message }) => `${line}: ${message}`)
}

test.each([
  ['src/env.d.ts', '/// <reference types="astro/client" />'],
  [
    'src/domain/cart/lines.ts',
    "import * as v from 'valibot'\nimport { toCents } from '../money.ts'\nimport './listing/tests.ts'",
  ],
  [
    'src/domain/cart/cart.ts',
    'export const at = (now: Date, document: { fetch: string }) => new Date(now.getTime()) && document.fetch',
  ],
  ['src/domain/cart/cart.ts', 'export interface Order { process: string; location: string }'],
  ['src/domain/cart/cart.ts', 'export const order = { crypto: 1, history: Math.max(1, 2), a: new Date(0) }'],
  ['src/config/build-env.ts', "import { env } from 'node:process'\nexport const url = process.env['X']"],
  ['src/config/shop/build-env.ts', "import { a } from '../../domain/a.ts'\nexport const url = process.env.X"],
  ['src/api/client.ts', "import ky from 'ky'\nimport { a } from '../config/shop.ts'\nawait fetch('/a')"],
  ['src/catalogue/pages-data.ts', "import 'node:fs/promises'\nimport { a } from '../domain/a.ts'"],
  ['src/messages/cart/lines.ts', "import { a } from '../../domain/cart/lines.ts'"],
  ['src/stores/cart/cart.ts', "import { b } from '../domain/cart.ts'\nimport { c } from '../api/client.ts'"],
  ['src/stores/listing/find.ts', "const index = new URL('/listing.json', location.origin)"],
  ['src/islands/Cart.tsx', "import { useState } from 'react'\nimport { $cart } from '../stores/cart.ts'"],
  [
    'src/islands/cart/Cart.tsx',
    "import { useStore } from '@nanostores/react'\nimport '../../messages/cart.ts'",
  ],
  ['src/components/product/buy-form.ts', "import { addToCart } from '../../stores/cart.ts'"],
  [
    'src/components/header/Header.astro',
    [
      '---',
      "import { readFileSync } from 'node:fs'",
      "import logo from '../../assets/logo.svg?raw'",
      "import Cart from '../../islands/Cart.tsx'",
      '---',
      '<!-- <script>import "../catalogue/pull.ts"</script> -->',
      '<Cart client:intent />',
      '<script is:inline define:vars={{ a: () => 1 }}>a()</script>',
      "<script>import { addToCart } from '../../stores/cart.ts'</script>",
      '<script src="../../stores/cart.ts"></script>',
      '<style>a { color: red }</style>',
    ].join('\n'),
  ],
  ['src/pages/index.astro', "---\nimport { readPagesData } from '../catalogue/pages-data.ts'\n---\n"],
  ['src/pages/shop/icon.png.ts', "import { icon } from '../../seo/icons.ts'\nimport 'node:path'"],
  ['src/styles/base.css', 'a { color: red }'],
  ['src/styles/cart/lines.css', "@import '../product/stepper.css';"],
  [
    'scripts/build.ts',
    "import '../src/catalogue/pages-data.ts'\nimport '../src/stores/a.ts'\nimport(process.argv[2])",
  ],
  [
    'tests/domain/cart/cart.test.ts',
    "import { render } from 'react'\nimport '../../scripts/build.ts'\nimport 'ky'",
  ],
])('accepts what is allowed in %s', async (file, text) => {
  expect(await lint(file, text)).toEqual([])
})

/** Files by name; behind each line stands what lint says of it, if anything. */
const REFUSED = `
# src/domain/a.ts
import { a } from '../config/shop.ts' → domain may import nothing but itself
export * from '../config/shop.ts' → nothing but itself
export { b } from '../config/shop.ts' → nothing but itself
import type { C } from '../api/schemas.ts' → nothing but itself
type D = import('../api/schemas.ts').D → nothing but itself
import { e } from './../api/schemas.ts' → nothing but itself
import f = require('../api/schemas.ts') → nothing but itself
import '/src/api/schemas.ts' → shortest relative path
import './cart/../../api/schemas.ts' → shortest relative path
import { nanoid } from 'nanoid' → of all packages only valibot
import type { ReactNode } from 'react' → of all packages only valibot
import { join } from 'node:path' → of all packages only valibot
import { sep } from 'path' → of all packages only valibot
# src/domain/cart/sums/a.ts
import { a } from '../../../config/shop/vat.ts' → nothing but itself
window.x → 'window'
const b = typeof document → 'document'
localStorage.getItem('a') → 'localStorage'
const c = { document } → 'document'
Date.now() → Time and chance are arguments
const { now } = Date → Time and chance are arguments
new Date() → The time is an argument
Date() → The time is an argument
Math.random() → Time and chance are arguments
Temporal.Now.instant() → Time and chance are arguments
crypto.randomUUID() → 'crypto'
import.meta.env.DEV → What the build knows is an argument
setTimeout(f, 1) → 'setTimeout'
await fetch(a) → 'fetch'
const { href = location } = {} → 'location'
globalThis.x → 'globalThis'
process.env → 'process'
console.log(1) → 'console'
# src/messages/a.ts
import { cart } from '../stores/cart.ts' → messages may import domain.
# src/config/shop/shop.ts
import { env } from 'node:process' → where Node is not
const a = process.env['A'] → 'process'
# src/config/build-env.ts
import ky from 'ky' → Only the layer api
import '../api/a.ts' → config may import domain.
# src/api/a.ts
import { a } from '../stores/cart.ts' → api may import domain, config.
Buffer.from(a) → 'Buffer'
# src/catalogue/a.ts
import { a } from '../messages/a.ts' → catalogue may import domain, config.
import { b } from '../api/a.ts' → catalogue may import domain, config.
import { c } from '../../scripts/pipeline/a.ts' → catalogue may import domain, config.
await fetch(a) → 'fetch'
# src/stores/a.ts
import ky from 'ky' → Only the layer api may import ky.
import { useStore } from '@nanostores/react' → Only the layer islands may import React.
import { t } from '../messages/cart.ts' → stores may import domain, config, api.
await fetch('/index.json') → 'fetch'
await window.fetch('/index.json') → 'fetch'
await globalThis['fetch']('/index.json') → 'fetch'
export default 1 → Export by name
# src/islands/A.tsx
await fetch('/index.json') → 'fetch'
import ky from 'ky' → Only the layer api
const A = lazy(() => import('../api/client.ts')) → stores, domain, messages, config.
const a = <a href={x}>{import('../components/a.ts')}</a> → islands may import
# src/islands/cart/A.tsx
import '../../catalogue/a.ts' → islands may import
# src/components/a.ts
import { createRoot } from 'react-dom/client' → Only the layer islands
import { readFile } from 'node:fs/promises' → where Node is not
import.meta.glob(['../catalogue/*.ts', '!../x/*.ts']) → components may import
import.meta.glob('../catalogue/*.ts') → components may import
new Worker(new URL('../api/w.ts', import.meta.url)) → components may import
new Worker(new URL(\`../api/w.ts\`, import.meta.url)) → by a plain string
const a = await import(\`../\${name}.ts\`) → a plain string
const b = await import(name) → a plain string
import { c } from '../../scripts/build.ts' → components may import
import { d } from '../../package.json' → components may import
import { e } from '../../tests/fixtures/a.ts' → components may import
# src/components/A.astro
---
import { $cart } from '../stores/cart.ts' → components may import
await fetch('/a') → 'fetch'
---
<p>{(await import('../stores/cart.ts')).x}</p> → components may import
<script>import '../catalogue/pull.ts'</script> → components may import
<script>fetch('/a')</script> → 'fetch'
<script src="../api/client.ts"></script> → components may import
<script>import 'node:fs'</script> → where Node is not
<style>@import '../pages/a.css';</style> → style sheets in the frontmatter
<script src="../api/client.ts" /> → components may import
# src/layouts/A.astro
---
import '../catalogue/a.ts' → layouts may import
---
# src/pages/a.astro
---
import { $cart } from '../stores/cart.ts' → pages may import
---
<script>import '../stores/cart.ts'</script> → pages may import
<script>import 'node:fs'</script> → where Node is not
# src/pages/a.json.ts
await fetch(a) → 'fetch'
# src/styles/a.css
@import url('../catalogue/a.css'); → where their layers are looked at
@import '../../catalogue/a.css'; → where their layers are looked at
# scripts/demo-api/a.ts
import { a } from '../../tests/fixtures/a.ts' → without the tests
import ky from 'ky' → Only the layer api
import 'react-dom/server' → Only the layer islands
# src/feeds/a.ts
export const a = 1 → lies in no layer
# src/middleware.ts
export const a = 1 → lies in no layer
# src/helpers/a.css
a { color: red } → lies in no layer
# tests/a.ts
export default 1 → Export by name`

const FILES = REFUSED.split('\n# ')
  .slice(1)
  .map((part) => part.split('\n'))
test.each(FILES.map(([file = '', ...lines]) => [file, lines] as const))(
  'refuses in %s what must not be there, each line by itself',
  async (file, lines) => {
    const said = lines.map((line) => line.split(' → '))
    const found = await lint(file, said.map(([code]) => code).join('\n'))
    expect(found.toSorted((a, b) => parseInt(a, 10) - parseInt(b, 10))).toEqual(
      said.flatMap(([, finding], i) =>
        finding === undefined ? [] : (expect.stringMatching(new RegExp(`^${i + 1}: .*${finding}`)) as string),
      ),
    )
  },
)

const E2E = 'tests/e2e/cart.e2e.ts'
const UNIT = 'tests/api/client.test.ts'

test.each([
  [E2E, "await page.goto('/', { waitUntil: 'networkidle' })"],
  [E2E, "await page.waitForLoadState('networkidle')"],
  [E2E, 'await page.waitForTimeout(300)'],
  [E2E, "import { setTimeout as pause } from 'node:timers/promises'"],
  [E2E, 'await new Promise((done) => setTimeout(done, 50))'],
  [E2E, 'await expect(line).toBeVisible({ timeout: 5000 })'],
  [E2E, 'test(name, { timeout: 10_000 }, run)'],
  [UNIT, 'await new Promise((done) => setTimeout(done, 50))'],
  [UNIT, 'await vi.waitFor(() => expect(asked).toEqual([5]))'],
  [UNIT, 'await vi.waitFor(look, { timeout: 1000 })'],
])('in %s nothing waits for a clock: %s', async (file, text) => {
  expect(await lint(file, text)).toHaveLength(1)
})

test.each([
  [E2E, 'await checkbox.check()'],
  [E2E, 'await button.click({ force: true })'],
  ['tests/component/cart/lines.test.tsx', 'box.dispatchEvent(new Event(name))'],
  [E2E, 'await box.evaluate((input) => input.click())'],
])('in %s nothing is pressed that no finger could press: %s', async (file, text) => {
  expect(await lint(file, text)).toHaveLength(1)
})

test.each([
  [E2E, 'await expect(async () => { await expect(next).toBeHidden({ timeout: 1000 }) }).toPass()'],
  [E2E, 'await expect(line).toBeVisible({ timeout: 60_000 })'],
  [UNIT, 'await vi.waitFor(look, { timeout: 60_000 })'],
  [UNIT, 'setTimeout(close)\nawait expect.poll(() => asked).toEqual([5])'],
])('accepts in %s: %s', async (file, text) => {
  expect(await lint(file, text)).toEqual([])
})
