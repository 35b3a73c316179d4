import { existsSync, globSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { ROOMS } from '../scripts/config/rooms.js'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** Folders of `src` without a README. Other papers describe them. */
const NO_ROOMS = ['assets', 'content']

/** @param file its path in the repository */
const read = (file: string): Promise<string> => readFile(join(ROOT, file), 'utf8')

interface Room {
  /** Such as `src/cart`. */
  folder: string
  paper: string
  text: string
}

interface Rule {
  paper: string
  number: number
  /** The rule's name and its promises. */
  text: string
}

async function readRoom(name: string): Promise<Room> {
  const folder = `src/${name}`
  // Astro would make a page of README.md.
  const paper = `${folder}/${name === 'pages' ? '_' : ''}README.md`
  return { folder, paper, text: await read(paper) }
}

/** The rooms of `src`, each with its paper. */
async function readRooms(): Promise<Room[]> {
  const entries = await readdir(join(ROOT, 'src'), { withFileTypes: true })
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  return Promise.all(names.filter((name) => !NO_ROOMS.includes(name)).map(readRoom))
}

/** A section of a paper without its heading; '' if it is missing. */
function sectionOf(text: string, heading: string): string {
  return (text.split(`\n## ${heading}\n`)[1] ?? '').split('\n## ')[0] ?? ''
}

function rulesOf({ paper, text }: Room): Rule[] {
  const found = sectionOf(text, 'Rules').matchAll(/^- \*\*(\d+)\. (?:(?!\n- \*\*)[^])*/gm)
  return [...found].map(([rule, number]) => ({ paper, number: Number(number), text: rule }))
}

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

it('finds a test of every rule', () => {
  const tested = new Set(
    [...texts].flatMap(([file, text]) => (/\.(?:test|e2e)\.tsx?$/.test(file) ? citationsOf(text) : [])),
  )
  const untested = rules.filter(({ number }) => !tested.has(`rule ${number}`))
  expect(untested.map(({ paper, number }) => `${paper}: no test names rule ${number}`)).toEqual([])
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

it('finds the rooms of the lint rule in the table of src/README.md, the highest first', async () => {
  const table = sectionOf(await read(DECISIONS), 'Rooms')
  const rows = [...table.matchAll(/^\| `([^`]+)\/`/gm)].map(([, room]) => room)
  expect(rows).toEqual(ROOMS.toReversed())
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
