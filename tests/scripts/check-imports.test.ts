import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { checkFile, checkImports } from '../../scripts/check-imports/check.ts'

async function checkTree(files: Record<string, string>): ReturnType<typeof checkImports> {
  const root = await mkdtemp(join(tmpdir(), 'check-imports-'))
  try {
    for (const [name, content] of Object.entries(files)) {
      await mkdir(dirname(join(root, name)), { recursive: true })
      await writeFile(join(root, name), content)
    }
    return await checkImports(root)
  } finally {
    await rm(root, { recursive: true })
  }
}

const CLEAN: Record<string, string> = {
  'src/env.d.ts': '/// <reference types="astro/client" />',
  'src/domain/cart.ts': [
    "import * as v from 'valibot'",
    "import { toCents } from './money.ts'",
    'export const at = (now: Date, document: { fetch: string }) => new Date(now.getTime()) && document.fetch',
    'export interface Order { process: string; location: string }',
    'export const order = { crypto: 1, history: Math.max(1, 2) }',
  ].join('\n'),
  'src/config/build-env.ts': "import { env } from 'node:process'\nexport const url = process.env['X']",
  'src/api/client.ts': "import ky from 'ky'\nimport { a } from '../config/shop.ts'",
  'src/catalogue/pull.ts':
    "import { readFile } from 'node:fs/promises'\nimport { a } from '../api/client.ts'",
  'src/stores/cart.ts': "import { b } from '../domain/cart.ts'\nimport { c } from '../api/client.ts'",
  'src/islands/Cart.tsx': "import { useState } from 'react'\nimport { $cart } from '../stores/cart.ts'",
  'src/components/buy-form.ts': "import { addToCart } from '../stores/cart.ts'",
  'src/components/Header.astro': [
    '---',
    "import { readFileSync } from 'node:fs'",
    "import logo from '../assets/logo.svg?raw'",
    "import Cart from '../islands/Cart.tsx'",
    '---',
    '<!-- <script>import "../catalogue/pull.ts"</script> -->',
    '<Cart client:idle />',
    '<script is:inline define:vars={{ a: () => 1 }}>a()</script>',
    "<script>import { addToCart } from '../stores/cart.ts'</script>",
    "<style>/* @import '../catalogue/a.css'; */ @import '../styles/tokens.css';</style>",
  ].join('\n'),
  'src/pages/index.astro': "---\nimport { snapshot } from '../catalogue/pull.ts'\n---\n",
  'src/pages/feed.xml.ts': "import { feed } from '../feeds/heureka.ts'\nimport { join } from 'node:path'",
  'src/styles/base.css': "@import './tokens.css';",
  'scripts/build.ts':
    "import { pull } from '../src/catalogue/pull.ts'\nconst a = new URL('../', import.meta.url)",
  'tests/domain/cart.test.ts': "import { render } from 'react'\nimport '../../scripts/build.ts'",
}

test('passes a clean tree', async () => {
  const { files, violations } = await checkTree(CLEAN)
  expect(violations).toEqual([])
  expect(files).toBe(Object.keys(CLEAN).length)
})

test('counts no files where there are none', async () => {
  expect(await checkTree({ 'README.md': '' })).toEqual({ files: 0, violations: [] })
})

test('names the file, the line and what would be allowed', async () => {
  const { violations } = await checkTree({
    ...CLEAN,
    'src/stores/cart.ts': "// cart\nimport { t } from '../messages/cart.ts'",
  })
  expect(violations).toEqual([
    {
      file: 'src/stores/cart.ts',
      line: 2,
      message: 'room stores may not import messages (allowed: domain, config, api)',
    },
  ])
})

test.each([
  ['src/domain/a.ts', "import { a } from '../config/shop.ts'", 'domain may not import config'],
  ['src/domain/a.ts', "export * from '../config/shop.ts'", 'domain may not import config'],
  ['src/domain/a.ts', "import type { A } from '../api/schemas.ts'", 'domain may not import api'],
  ['src/domain/a.ts', "type A = import('../api/schemas.ts').A", 'domain may not import api'],
  ['src/domain/a.ts', "import '/src/api/schemas.ts'", 'domain may not import api'],
  ['src/domain/a.ts', "import { nanoid } from 'nanoid'", 'the package nanoid (allowed: valibot)'],
  ['src/domain/a.ts', "import type { ReactNode } from 'react'", 'the package react'],
  ['src/domain/a.ts', "import { join } from 'node:path'", 'may not import node:path'],
  ['src/domain/a.ts', "import { join } from 'path'", 'may not import path'],
  ['src/messages/a.ts', "import { cart } from '../stores/cart.ts'", 'messages may not import stores'],
  ['src/config/shop.ts', "import { env } from 'node:process'", 'may not import node:process'],
  ['src/config/shop.ts', "const a = process.env['A']", 'may not use process'],
  ['src/api/a.ts', "import { a } from '../stores/cart.ts'", 'api may not import stores'],
  ['src/catalogue/a.ts', "import { a } from '../messages/a.ts'", 'catalogue may not import messages'],
  ['src/feeds/a.ts', "import { a } from '../catalogue/pull.ts'", 'feeds may not import catalogue'],
  ['src/stores/a.ts', "import ky from 'ky'", 'ky belongs to (allowed: api)'],
  ['src/stores/a.ts', "import { useStore } from '@nanostores/react'", 'React belongs to (allowed: islands)'],
  ['src/stores/a.ts', "await fetch('/index.json')", 'may not use fetch'],
  ['src/stores/a.ts', "await window.fetch('/index.json')", 'may not use fetch'],
  ['src/islands/A.tsx', "const A = lazy(() => import('../api/client.ts'))", 'islands may not import api'],
  [
    'src/islands/A.tsx',
    "const a = <a href={x}>{import('../components/a.ts')}</a>",
    'may not import components',
  ],
  ['src/components/a.ts', "import { createRoot } from 'react-dom/client'", 'React belongs to'],
  ['src/components/a.ts', "import { readFile } from 'node:fs/promises'", 'runs in the browser'],
  [
    'src/components/a.ts',
    "import.meta.glob(['../catalogue/*.ts', '!../x/*.ts'])",
    'may not import catalogue',
  ],
  ['src/components/a.ts', "new Worker(new URL('../api/w.ts', import.meta.url))", 'may not import api'],
  ['src/components/a.ts', 'const a = await import(`../${name}.ts`)', 'needs a plain string'],
  ['src/components/a.ts', "import { a } from '../../scripts/build.ts'", 'may not import scripts'],
  ['src/components/a.ts', "import { a } from '../../package.json'", 'from outside the rooms'],
  ['src/components/A.astro', "---\nimport { $cart } from '../stores/cart.ts'\n---", 'stores in frontmatter'],
  ['src/components/A.astro', "<p>{(await import('../stores/cart.ts')).x}</p>", 'stores in frontmatter'],
  ['src/components/A.astro', "<script>import '../catalogue/pull.ts'</script>", 'may not import catalogue'],
  ['src/components/A.astro', '<script src="../api/client.ts"></script>', 'may not import api'],
  ['src/components/A.astro', '<script src="../api/client.ts" />\n<p></p>', 'may not import api'],
  ['src/components/A.astro', "<script>import 'node:fs'</script>", 'runs in the browser'],
  ['src/components/A.astro', "<style>@import '../pages/a.css';</style>", 'may not import pages'],
  ['src/styles/a.css', "@import url('../catalogue/a.css') layer(x);", 'styles may not import catalogue'],
  ['src/pages/a.astro', "---\nimport { $cart } from '../stores/cart.ts'\n---", 'pages may not import stores'],
  ['src/pages/a.astro', "<script>import '../stores/cart.ts'</script>", 'pages may not import stores'],
  ['src/pages/a.astro', "<script>import 'node:fs'</script>", 'runs in the browser'],
  ['scripts/a.ts', "import { a } from '../tests/fixtures/a.ts'", 'scripts may not import tests'],
  ['src/middleware.ts', 'export const a = 1', 'lies in no room'],
])('%s: %s', (file, text, message) => {
  const violations = checkFile(file, text)
  expect(violations).toHaveLength(1)
  expect(violations[0]?.message).toContain(message)
})

test.each([
  'window.x',
  'const a = typeof document',
  'localStorage.getItem("a")',
  'const a = { document }',
  'Date.now()',
  'new Date()',
  'Date()',
  'Math.random()',
  'crypto.randomUUID()',
  'import.meta.env.DEV',
  'setTimeout(f, 1)',
  'const { href = location } = {}',
  'globalThis.x',
  'process.env',
])('the domain may not use %s', (text) => {
  expect(checkFile('src/domain/a.ts', text).map((violation) => violation.message)).toEqual([
    expect.stringContaining('room domain may not use'),
  ])
})

test('keeps the line of what stands in an .astro file', () => {
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
  expect(checkFile('src/components/A.astro', text).map((violation) => violation.line)).toEqual([3, 7, 10])
})
