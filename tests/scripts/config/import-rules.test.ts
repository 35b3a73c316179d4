import { fileURLToPath } from 'node:url'
import { ESLint } from 'eslint'
import { defineConfig } from 'eslint/config'
import tseslint from 'typescript-eslint'
import { expect, test } from 'vitest'

// What these rules find takes no types, and the files of this test are not there for TypeScript to know.
const eslint = new ESLint({
  cwd: fileURLToPath(new URL('../../..', import.meta.url)),
  overrideConfigFile: 'scripts/config/eslint.config.js',
  overrideConfig: defineConfig({
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { parserOptions: { projectService: false } },
  }),
})

/** What the import rules find, each with its line. A file that cannot be read is a finding, too. */
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
])('lets %s be', async (file, text) => {
  expect(await lint(file, text)).toEqual([])
})

test.each([
  ['src/domain/a.ts', "import { a } from '../config/shop.ts'", 'domain may import nothing but itself'],
  ['src/domain/cart/sums/a.ts', "import { a } from '../../../config/shop/vat.ts'", 'nothing but itself'],
  ['src/domain/a.ts', "export * from '../config/shop.ts'", 'nothing but itself'],
  ['src/domain/a.ts', "export { a } from '../config/shop.ts'", 'nothing but itself'],
  ['src/domain/a.ts', "import type { A } from '../api/schemas.ts'", 'nothing but itself'],
  ['src/domain/a.ts', "type A = import('../api/schemas.ts').A", 'nothing but itself'],
  ['src/domain/a.ts', "import { a } from './../api/schemas.ts'", 'nothing but itself'],
  ['src/domain/a.ts', "import a = require('../api/schemas.ts')", 'nothing but itself'],
  ['src/domain/a.ts', "import '/src/api/schemas.ts'", 'shortest relative path'],
  ['src/domain/a.ts', "import './cart/../../api/schemas.ts'", 'shortest relative path'],
  ['src/domain/a.ts', "import { nanoid } from 'nanoid'", 'of all packages only valibot'],
  ['src/domain/a.ts', "import type { ReactNode } from 'react'", 'of all packages only valibot'],
  ['src/domain/a.ts', "import { join } from 'node:path'", 'of all packages only valibot'],
  ['src/domain/a.ts', "import { join } from 'path'", 'of all packages only valibot'],
  ['src/messages/a.ts', "import { cart } from '../stores/cart.ts'", 'messages may import domain.'],
  ['src/config/shop/shop.ts', "import { env } from 'node:process'", 'where Node is not'],
  ['src/config/shop/shop.ts', "const a = process.env['A']", "'process'"],
  ['src/config/build-env.ts', "import ky from 'ky'", 'Only the layer api'],
  ['src/config/build-env.ts', "import '../api/a.ts'", 'config may import domain.'],
  ['src/api/a.ts', "import { a } from '../stores/cart.ts'", 'api may import domain, config.'],
  ['src/api/a.ts', 'Buffer.from(a)', "'Buffer'"],
  ['src/catalogue/a.ts', "import { a } from '../messages/a.ts'", 'catalogue may import domain, config.'],
  ['src/catalogue/a.ts', "import { a } from '../api/a.ts'", 'catalogue may import domain, config.'],
  [
    'src/catalogue/a.ts',
    "import { a } from '../../scripts/build/a.ts'",
    'catalogue may import domain, config.',
  ],
  ['src/catalogue/a.ts', 'await fetch(a)', "'fetch'"],
  ['src/feeds/a.ts', 'export const a = 1', 'lies in no layer'],
  ['src/stores/a.ts', "import ky from 'ky'", 'Only the layer api may import ky.'],
  [
    'src/stores/a.ts',
    "import { useStore } from '@nanostores/react'",
    'Only the layer islands may import React.',
  ],
  ['src/stores/a.ts', "import { t } from '../messages/cart.ts'", 'stores may import domain, config, api.'],
  ['src/stores/a.ts', "await fetch('/index.json')", "'fetch'"],
  ['src/stores/a.ts', "await window.fetch('/index.json')", "'fetch'"],
  ['src/stores/a.ts', "await globalThis['fetch']('/index.json')", "'fetch'"],
  ['src/islands/A.tsx', "await fetch('/index.json')", "'fetch'"],
  ['src/islands/A.tsx', "import ky from 'ky'", 'Only the layer api'],
  [
    'src/islands/A.tsx',
    "const A = lazy(() => import('../api/client.ts'))",
    'stores, domain, messages, config.',
  ],
  ['src/islands/A.tsx', "const a = <a href={x}>{import('../components/a.ts')}</a>", 'islands may import'],
  ['src/islands/cart/A.tsx', "import '../../catalogue/a.ts'", 'islands may import'],
  ['src/components/a.ts', "import { createRoot } from 'react-dom/client'", 'Only the layer islands'],
  ['src/components/a.ts', "import { readFile } from 'node:fs/promises'", 'where Node is not'],
  ['src/components/a.ts', "import.meta.glob(['../catalogue/*.ts', '!../x/*.ts'])", 'components may import'],
  ['src/components/a.ts', "import.meta.glob('../catalogue/*.ts')", 'components may import'],
  ['src/components/a.ts', "new Worker(new URL('../api/w.ts', import.meta.url))", 'components may import'],
  ['src/components/a.ts', 'new Worker(new URL(`../api/w.ts`, import.meta.url))', 'by a plain string'],
  ['src/components/a.ts', 'const a = await import(`../${name}.ts`)', 'a plain string'],
  ['src/components/a.ts', 'const a = await import(name)', 'a plain string'],
  ['src/components/a.ts', "import { a } from '../../scripts/build.ts'", 'components may import'],
  ['src/components/a.ts', "import { a } from '../../package.json'", 'components may import'],
  ['src/components/a.ts', "import { a } from '../../tests/fixtures/a.ts'", 'components may import'],
  ['src/components/A.astro', "---\nimport { $cart } from '../stores/cart.ts'\n---", 'components may import'],
  ['src/components/A.astro', "---\nawait fetch('/a')\n---", "'fetch'"],
  ['src/components/A.astro', "<p>{(await import('../stores/cart.ts')).x}</p>", 'components may import'],
  ['src/components/A.astro', "<script>import '../catalogue/pull.ts'</script>", 'components may import'],
  ['src/components/A.astro', "<script>fetch('/a')</script>", "'fetch'"],
  ['src/components/A.astro', '<script src="../api/client.ts"></script>', 'components may import'],
  ['src/components/A.astro', '<script src="../api/client.ts" />\n<p></p>', 'components may import'],
  ['src/components/A.astro', "<script>import 'node:fs'</script>", 'where Node is not'],
  ['src/components/A.astro', "<style>@import '../pages/a.css';</style>", 'style sheets in the frontmatter'],
  ['src/layouts/A.astro', "---\nimport '../catalogue/a.ts'\n---", 'layouts may import'],
  ['src/styles/a.css', "@import url('../catalogue/a.css');", 'where their layers are looked at'],
  ['src/styles/a.css', "@import '../../catalogue/a.css';", 'where their layers are looked at'],
  ['src/pages/a.astro', "---\nimport { $cart } from '../stores/cart.ts'\n---", 'pages may import'],
  ['src/pages/a.astro', "<script>import '../stores/cart.ts'</script>", 'pages may import'],
  ['src/pages/a.astro', "<script>import 'node:fs'</script>", 'where Node is not'],
  ['src/pages/a.json.ts', 'await fetch(a)', "'fetch'"],
  ['scripts/a.ts', "import { a } from '../tests/fixtures/a.ts'", 'without the tests'],
  ['scripts/demo-api/a.ts', "import ky from 'ky'", 'Only the layer api'],
  ['scripts/a.ts', "import 'react-dom/server'", 'Only the layer islands'],
  ['src/middleware.ts', 'export const a = 1', 'lies in no layer'],
  ['src/helpers/a.ts', 'export const a = 1', 'lies in no layer'],
  ['src/helpers/a.css', 'a { color: red }', 'lies in no layer'],
  ['tests/a.ts', 'export default 1', 'Export by name'],
  ['src/stores/a.ts', 'export default 1', 'Export by name'],
])('%s: %s', async (file, text, message) => {
  expect(await lint(file, text)).toEqual([expect.stringContaining(message)])
})

test.each([
  'window.x',
  'const a = typeof document',
  'localStorage.getItem("a")',
  'const a = { document }',
  'Date.now()',
  'const { now } = Date',
  'new Date()',
  'Date()',
  'Math.random()',
  'Temporal.Now.instant()',
  'crypto.randomUUID()',
  'import.meta.env.DEV',
  'setTimeout(f, 1)',
  'await fetch(a)',
  'const { href = location } = {}',
  'globalThis.x',
  'process.env',
  'console.log(1)',
])('the shop’s rules do without %s', async (text) => {
  expect(await lint('src/domain/cart/a.ts', text)).toHaveLength(1)
})

test('says where in an .astro file it is', async () => {
  const text = [
    '---',
    '// one',
    "import '../stores/a.ts'",
    '---',
    '<p>a</p>',
    '<script>',
    "  import '../api/b.ts'",
    '</script>',
    '<style>',
    "  @import '../api/c.css';",
    '</style>',
  ].join('\n')
  const lines = (await lint('src/components/A.astro', text)).map((finding) => parseInt(finding, 10))
  expect(lines.toSorted((a, b) => a - b)).toEqual([3, 7, 9])
})
