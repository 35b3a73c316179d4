import { brotliCompressSync } from 'node:zlib'
import { expect } from '@playwright/test'
import { KNOWN_PRODUCTS } from '../../scripts/demo-api/seed/known-products.ts'
import { test } from './support/test.ts'

/** The most that a first visitor's page fetches until it is touched, in kB as sent by brotli (decision 1). */
const BUDGETS = [
  { path: '/', scripts: 9.5, document: 15 },
  { path: '/produkty/all', scripts: 9.5, document: 15 },
  { path: `/produkt/${KNOWN_PRODUCTS.colours.slug}`, scripts: 11, document: 13.2 },
  { path: '/kontakt', scripts: 8, document: 9.5 },
  { path: '/odstupenie-od-zmluvy', scripts: 8, document: 9.5 },
  { path: '/vseobecne-obchodne-podmienky', scripts: 8, document: 12.5 },
  { path: '/ochrana-osobnych-udajov', scripts: 8, document: 12.5 },
  { path: '/cart', scripts: 88, document: 9.5 },
  { path: '/checkout', scripts: 88, document: 9.5 },
]
const SCRIPT = /<script\b(?![^>]*(?:\ssrc=|json|speculationrules))[^>]*>(.*?)<\/script>/gs
const REST_MS = 3000

const kilobytes = (text: string | Buffer) => (text.length === 0 ? 0 : brotliCompressSync(text).length / 1000)

for (const { path, scripts, document } of BUDGETS)
  test(`${path} weighs at most ${scripts} kB of script and ${document} kB of page until it is touched`, async ({
    page,
  }) => {
    let lastAt = Date.now()
    const files: Promise<number>[] = []
    page.on('request', () => (lastAt = Date.now()))
    page.on('response', (response) => {
      lastAt = Date.now()
      if (response.request().resourceType() === 'script') files.push(response.body().then(kilobytes))
    })
    const html = (await (await page.goto(path))?.text()) ?? ''
    await expect.poll(() => Date.now() - lastAt, { timeout: 45_000 }).toBeGreaterThan(REST_MS)
    const inline = [...html.matchAll(SCRIPT)].map(([, code]) => code).join('\n')
    const weights = [kilobytes(inline), ...(await Promise.all(files))]
    expect(Math.min(...weights)).toBeGreaterThan(0)
    expect(weights.reduce((sum, weight) => sum + weight)).toBeLessThan(scripts)
    expect(kilobytes(html)).toBeLessThan(document)
  })
