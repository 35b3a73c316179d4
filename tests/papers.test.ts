import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

/** Comments cite the papers beside the code by number or by heading; these tests follow every citation. */
const ROOT = fileURLToPath(new URL('..', import.meta.url))
const SELF = 'tests/papers.test.ts'
const RULES = 'src/domain/README.md'
const DECISIONS = 'src/README.md'
const TEXTS = /\.(?:astro|css|js|md|mjs|py|tsx?)$|^_(?:headers|redirects)$/
/** Papers that are not in the repository, by their names and by how comments cited them. */
const ELSEWHERE =
  /\bspec(?:ification)?\b|\bsections? \d|\bdesign decision|\(design\b|\bof the design\b|(?:^|[^\w/])(?:api|design|spec|style)\.md\b/gi

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

/** A text on one line, without what begins the lines of a comment: a citation may be wrapped. */
function unwrapped(text: string): string {
  return text.replaceAll(/\s*\n[ \t]*(?:\*(?!\/)|\/\/|#)?[ \t]*/g, ' ')
}

/** What a text cites: rules and decisions by number, papers by heading. */
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
const ruleNumbers = numbersIn(await read(RULES), /^\*\*(\d+)\. /gm)
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

it('nothing cites what is not in the repository', () => {
  const found = [...texts].flatMap(([file, text]) =>
    [...text.matchAll(ELSEWHERE)].map(({ 0: words, index }) => ({
      file,
      words,
      around: text.slice(Math.max(0, index - 30), index + 30),
    })),
  )
  expect(found).toEqual([])
})

it('the table of layers names every folder of src', async () => {
  const entries = await readdir(join(ROOT, 'src'), { withFileTypes: true })
  const folders = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
  const rows = [...(await read(DECISIONS)).matchAll(/^\| (`[a-z]+\/`(?:, `[a-z]+\/`)*) +\|/gm)]
  const named = rows.flatMap(([, row = '']) => [...row.matchAll(/[a-z]+/g)].map(([name]) => name))
  expect(named.toSorted()).toEqual(folders.toSorted())
})

it.each([
  ['// Free from the threshold on (rule 403).', ['rule 403']],
  [
    '/** Sizes (rules 103, 104 and\n * 106 to 108). Decision 7. */',
    ['rule 103', 'rule 104', 'rule 106', 'rule 108', 'decision 7'],
  ],
  [" * again (src/api/README.md,\n * 'order_key').", ["src/api/README.md, 'order_key'"]],
  ['the rules of 2024, a decision', []],
])('reads in %j what is cited', (text, citations) => {
  expect(citationsOf(unwrapped(text))).toEqual(citations)
})

it('.env.example explains every variable that an owner or a developer can set', async () => {
  /** Those that hosts, terminals and the scripts themselves set. */
  const notTheirs =
    /^(?:CI|NETLIFY|URL|PATH|FORCE_COLOR|INCOMING_HOOK_BODY|ASTRO_TELEMETRY_DISABLED|SHOP_URL|RUNS)$/
  const code = [...texts].filter(([file]) => /^(?:src|scripts)\//.test(file)).map(([, text]) => text)
  const used = code.flatMap((text) =>
    [...text.matchAll(/env\??\.?\['([A-Z_]+)'\]/g)].map(([, name = '']) => name),
  )
  const explained = [...(await read('.env.example')).matchAll(/^#([A-Z_]+)=/gm)].map(([, name]) => name)
  expect(explained).toEqual(
    expect.arrayContaining([...new Set(used)].filter((name) => !notTheirs.test(name))),
  )
})

/** The rows of the first table below `place` whose head begins with `head`; each row is its cells. */
function tableIn(paper: string, place: string, head: string): string[][] {
  const lines = paper.slice(paper.indexOf(place)).split('\n')
  const start = lines.findIndex((line) => line.startsWith(`| ${head} `)) + 2
  const end = lines.findIndex((line, index) => index >= start && !line.startsWith('|'))
  return lines.slice(start, end).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}

it("the README is short, and its commands are the package's", async () => {
  const paper = await read('README.md')
  expect(paper.length).toBeLessThanOrEqual(9000)
  const { scripts } = JSON.parse(await read('package.json')) as { scripts: Record<string, string> }
  const commands = tableIn(paper, '## Commands', 'command').map(
    ([command = '']) => /^`npm (?:run )?([\w:-]+)/.exec(command)?.[1],
  )
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(commands))
})

it('the paper for the owner explains every variable of a build', async () => {
  const paper = tableIn(await read('scripts/pipeline/README.md'), '## Premenné prostredia', 'premenná')
  const explained = paper.map(([name = '']) => name.replaceAll('`', ''))
  const files = ['src/config/build-env.ts', 'scripts/pipeline/build-shop.ts', 'scripts/rebuild.ts']
  const code = (await Promise.all(files.map(read))).join('\n')
  const used = new Set([...code.matchAll(/env(?:\[|, )'([A-Z_]+)'/g)].map(([, name = '']) => name))
  used.delete('URL')
  expect(explained.toSorted()).toEqual([...used].toSorted())
})
