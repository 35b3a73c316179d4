// Rule 807
import { readdir, readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'

const SRC = new URL('../../src/', import.meta.url)
const HOMES = /^(text|content|config)\/|^[\w-]+\/texts(\/|\.ts)/
const SLOVAK = /[áäčďéíĺľňóôŕšťúýž]/i

/** Code without comments, which may quote Slovak. */
function withoutComments(code: string): string {
  return code
    .replaceAll(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->/g, (comment) => comment.replaceAll(/[^\n]/g, ''))
    .replaceAll(/(^|[\s;{}])\/\/.*$/gm, '$1')
}

function slovakLines(code: string): number[] {
  return withoutComments(code)
    .split('\n')
    .flatMap((line, index) => (SLOVAK.test(line) ? [index + 1] : []))
}

it('Slovak texts are only in files of texts, content and configuration', async () => {
  const files = (await readdir(SRC, { recursive: true })).map((file) => file.replaceAll('\\', '/'))
  const code = files.filter((file) => /\.(astro|tsx?)$/.test(file) && !HOMES.test(file))
  expect(code.length).toBeGreaterThan(80)
  const found = await Promise.all(
    code.map(async (file) =>
      slovakLines(await readFile(new URL(file, SRC), 'utf8')).map((line) => `src/${file}:${line}`),
    ),
  )
  expect(found.flat()).toEqual([])
})
