import { existsSync, globSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { expect, it } from 'vitest'
import { NAMED_TEST, read, readRooms, ROOT, rulesOf, sectionOf } from './fixtures/rooms.ts'

const SELF = 'tests/papers.test.ts'
const DECISIONS = 'src/README.md'
const TEXTS = /\.(?:astro|css|js|md|mjs|py|tsx?)$|^_(?:headers|redirects)$/

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

/** The strings of a test file that may be titles or rows of a table. */
function titlesOf(file: string): string[] {
  return [...file.matchAll(/[([:,]\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g)].map(([, , title = '']) =>
    title.replaceAll(/\\(['"`])/g, '$1'),
  )
}

const rooms = await readRooms()
const rules = rooms.flatMap(rulesOf)
const decisionNumbers = [...(await read(DECISIONS)).matchAll(/^### (\d+)\. /gm)].map(([, number]) =>
  Number(number),
)
const places = new Set([
  ...rules.map(({ number }) => `rule ${number}`),
  ...decisionNumbers.map((number) => `decision ${number}`),
])
for (const paper of ['README.md', DECISIONS, ...rooms.map(({ paper }) => paper)])
  for (const [, heading] of (await read(paper)).matchAll(/^#+ (.+)$/gm)) places.add(`${paper}, '${heading}'`)
const texts = await textFiles()

it('gives every rule and every decision a number of its own, in order', () => {
  const lists = [decisionNumbers, ...rooms.map((room) => rulesOf(room).map(({ number }) => number))]
  for (const numbers of lists) expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b))
  const twice = rules.flatMap(({ paper, number }, index) => {
    const other = rules.slice(0, index).find((rule) => rule.number === number)
    const hundred = rules.filter((rule) => Math.floor(rule.number / 100) === Math.floor(number / 100))
    const free = Math.max(...hundred.map((rule) => rule.number)) + 1
    return other ? [`Rule ${number} is in ${other.paper} and in ${paper}. Call the new one ${free}.`] : []
  })
  expect(twice).toEqual([])
  expect(rules.length).toBeGreaterThan(100)
})

it('follows every citation to a rule, a decision or a heading', () => {
  const cited = [...texts].flatMap(([file, text]) =>
    citationsOf(text).map((citation) => ({ file, citation })),
  )
  expect(cited.filter(({ file }) => !file.endsWith('.md')).length).toBeGreaterThan(100)
  expect(cited.filter(({ citation }) => !places.has(citation))).toEqual([])
})

it('finds a test for every promise of every rule', () => {
  const promises = rules.flatMap(({ paper, number, text }) => {
    const [, ...listed] = text.split(/^ {2}- /m)
    return (listed.length > 0 ? listed : [text]).map((promise) => ({
      at: `${paper}, rule ${number}`,
      promise,
    }))
  })
  const untried = promises.filter(({ promise }) => !promise.trimEnd().match(NAMED_TEST))
  expect(untried.map(({ at, promise }) => `${at}: name the test of '${promise.trimEnd()}'`)).toEqual([])
  expect(promises.length).toBeGreaterThan(rules.length)
})

it('finds every test that a rule names', async () => {
  const named = rules.flatMap(({ paper, number, text }) =>
    [...text.matchAll(NAMED_TEST)].map(([, file = '', title = '']) => ({
      at: `${paper}, rule ${number}`,
      file: `tests/${file}`,
      title,
    })),
  )
  const wrong: string[] = []
  for (const { at, file, title } of named)
    if (!existsSync(join(ROOT, file)))
      wrong.push(`${at}: ${file} is not there. Name the file that has its test now.`)
    else if (!titlesOf(await read(file)).some((known) => known.includes(title)))
      wrong.push(
        `${at}: ${file} has no test with '${title}' in its title. Name the test that holds the promise now.`,
      )
  expect(wrong).toEqual([])
})

it('finds every name of the code that a rule mentions', () => {
  const code = [...texts].flatMap(([file, text]) =>
    /^(?:src|scripts)\/.*\.(?:astro|tsx?)$/.test(file) ? [text] : [],
  )
  const names = new Set(code.flatMap((text) => text.match(/\w+/g) ?? []))
  const wrong = rules.flatMap(({ paper, number, text }) =>
    [...text.matchAll(/`(\w*[a-z][A-Z]\w*|[A-Z]{2,}[A-Z_]*)(?:=1)?`/g)]
      .filter(([, name = '']) => !names.has(name))
      .map(([, name]) => `${paper}, rule ${number}: ${name} is not in the code. Write its new name.`),
  )
  expect(wrong).toEqual([])
})

it('finds every file of a room in its paper, and no other', () => {
  const wrong = rooms.flatMap(({ folder, paper, text }) => {
    const names = [...sectionOf(text, 'Files').matchAll(/^- (?:`[^`]+`(?:, )?)+/gm)].flatMap(([line]) =>
      [...line.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
    )
    const cwd = join(ROOT, folder)
    const found = names.map((name) => ({
      name,
      files: globSync(name.endsWith('/') ? `${name}**` : name.replaceAll(/[[\]]/g, '?'), { cwd }),
    }))
    const covered = new Set([relative(folder, paper), ...found.flatMap(({ files }) => files)])
    return [
      ...found
        .filter(({ files }) => files.length === 0)
        .map(({ name }) => `${paper}, 'Files': ${name} is not there. Take it out, or write its new name.`),
      ...globSync('**/*.*', { cwd })
        .filter((file) => !covered.has(file))
        .map(
          (file) => `${paper}, 'Files': ${file} is missing. Name it where it is to be read, or its folder.`,
        ),
    ]
  })
  expect(wrong).toEqual([])
})

it('finds every paper that is named', () => {
  const missing = [...texts].flatMap(([file, text]) =>
    [...text.matchAll(/(?:[\w.-]+\/)*[\w.-]+\.md\b/g)]
      .map(([paper]) => paper)
      .filter((paper) => !existsSync(join(ROOT, paper)) && !existsSync(join(ROOT, dirname(file), paper)))
      .map((paper) => `${file}: ${paper}`),
  )
  expect(missing).toEqual([])
})
