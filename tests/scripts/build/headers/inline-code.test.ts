import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { inlineHashes } from '../../../../scripts/build/headers/inline-code.ts'

const sha = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`
const scripts = (html: string) => [...inlineHashes(html).scripts]
const styles = (html: string) => [...inlineHashes(html).styles]

describe('inlineHashes', () => {
  it.each([
    ['a classic script', '<script>\n  čau()\n</script>', '\n  čau()\n'],
    ['a module', '<script type="module">import"./a.js"</script>', 'import"./a.js"'],
    ['one whose attributes have a bracket', '<script data-a="x>y">a()</script>', 'a()'],
    ['one in capitals, its end with a space', '<SCRIPT>a()</SCRIPT >', 'a()'],
    ['an import map', '<script type="importmap">{}</script>', '{}'],
  ])('names %s by every byte of it', (_, html, code) => expect(scripts(html)).toEqual([sha(code)]))

  it.each([
    ['a file', '<script type="module" src="/a.js"></script>'],
    ['data', '<script type="application/json">{}</script>'],
    ['data for search engines', '<script type="application/ld+json">{}</script>'],
    ['what an attribute says', '<img alt="<script>a()</script>"><b title=\'<script>a()</script>\'></b>'],
    ['what a title says', '<title><script>a()</script></title><textarea><script>a()</script></textarea>'],
    ['what a comment says', '<!-- <script>a()</script> -->'],
  ])('leaves %s out', (_, html) => expect(scripts(html)).toEqual([]))

  it('names styles apart', () => {
    const html = '<style>a{}</style><script>b()</script><style media="print">c{}</style>'
    expect(styles(html)).toEqual([sha('a{}'), sha('c{}')])
    expect(scripts(html)).toEqual([sha('b()')])
  })
})
