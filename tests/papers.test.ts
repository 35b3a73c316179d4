import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const SELF = 'tests/papers.test.ts'
const RULES = 'src/RULES.md'
const DECISIONS = 'src/README.md'
const TEXTS = /\.(?:astro|css|js|md|mjs|py|tsx?)$|^_(?:headers|redirects)$/

const read = (file: string) => readFile(join(ROOT, file), 'utf8')

async function textFiles(): Promise<Map<string, string>> {
  const top = await readdir(ROOT, { withFileTypes: true })
  const places = ['src', 'scripts', 'tests', 'public'].map((place) =>
    readdir(join(ROOT, place), { withFileTypes: true, recursive: true }),
  )
  const files = [...top, ...(await Promise.all(places)).flat()]
    .filter((entry) => entry.isFile() && TEXTS.test(entry.name) && !entry.parentPath.includes('node_modules'))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
  const texts = files
    .filter((file) => file !== SELF)
    .map(async (file) => [file, unwrapped(await read(file))] as const)
  return new Map(await Promise.all(texts))
}

function unwrapped(text: string): string {
  return text.replaceAll(/\s*\n[ \t]*(?:\*(?!\/)|\/\/|#)?[ \t]*/g, ' ')
}

function citationsOf(text: string) {
  const numbers = [...text.matchAll(/\b(rule|decision)s? (\d+(?:(?:, | and | to )\d+)*)/gi)].flatMap(
    ([, kind = '', list = '']) =>
      [...list.matchAll(/\d+/g)].map(([number]) => `${kind.toLowerCase()} ${number}`),
  )
  const headings = [...text.matchAll(/([\w./-]+\.md)`?, '([^']+)'/g)].map(
    ([, paper = '', heading = '']) => `${paper}, '${heading}'`,
  )
  return [...numbers, ...headings]
}

const numbersIn = (paper: string, pattern: RegExp) => [...paper.matchAll(pattern)].map(([, number]) => number)
const ruleNumbers = numbersIn(await read(RULES), /^- \*\*(\d+)\. /gm)
const decisionNumbers = numbersIn(await read(DECISIONS), /^### (\d+)\. /gm)
const places = new Set([
  ...ruleNumbers.map((number) => `rule ${number}`),
  ...decisionNumbers.map((number) => `decision ${number}`),
])
for (const paper of ['README.md', DECISIONS, RULES, 'src/api/README.md'])
  for (const [, heading] of (await read(paper)).matchAll(/^#+ (.+)$/gm)) places.add(`${paper}, '${heading}'`)
const texts = await textFiles()

it('every rule and every decision has a number of its own, in order', () => {
  for (const numbers of [ruleNumbers, decisionNumbers].map((found) => found.map(Number)))
    expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b))
  expect(ruleNumbers.length).toBeGreaterThan(100)
})

it('every citation leads to a rule, a decision or a heading that is there', () => {
  const cited = [...texts].flatMap(([file, text]) =>
    citationsOf(text).map((citation) => ({ file, citation })),
  )
  expect(cited.filter(({ file }) => !file.endsWith('.md')).length).toBeGreaterThan(100)
  expect(cited.filter(({ citation }) => !places.has(citation))).toEqual([])
})

it('every paper that is named is there', () => {
  const missing = [...texts].flatMap(([file, text]) =>
    [...text.matchAll(/(?:[\w.-]+\/)*[\w.-]+\.md\b/g)]
      .map(([paper]) => paper)
      .filter((paper) => !existsSync(join(ROOT, paper)) && !existsSync(join(ROOT, dirname(file), paper)))
      .map((paper) => `${file}: ${paper}`),
  )
  expect(missing).toEqual([])
})
