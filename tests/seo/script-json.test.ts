import { expect, it } from 'vitest'
import { toScriptJson } from '../../src/seo/script-json.ts'
import { PAYLOADS } from '../fixtures/payloads.ts'
import { readPage } from '../fixtures/read-page.ts'

it.each([...PAYLOADS, '</script ><p>', '</script/x>', '<!--<script '])(
  '%s stays data in a script',
  (payload) => {
    const data = { name: payload, [payload]: [payload] }
    const html = `<head><script type="application/ld+json">${toScriptJson(data)}</script></head><body></body>`
    const parts = readPage(html)
    expect(parts.map(({ name }) => name)).toEqual(['head', 'script', 'body'])
    expect(JSON.parse(parts[1]?.text ?? '')).toEqual(JSON.parse(JSON.stringify(data)))
  },
)
