import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { emptyCustomer } from '../src/checkout/rules/customer.ts'

/** The papers that name variables, commands, options and files to people. */
const PAPERS = [
  ...['README.md', 'src/README.md', 'src/api/README.md', 'tests/README.md', '.env.example', 'netlify.toml'],
  ...['scripts/pipeline/README.md', 'scripts/pipeline/HOSTING.md'],
]
const text = PAPERS.map((paper) => readFileSync(paper, 'utf8')).join('\n')
const codeOf = (...patterns: string[]) =>
  globSync(patterns)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
const code = codeOf(
  '{src,scripts,tests}/**/*.{ts,tsx,astro,js}',
  '*.{mjs,json,toml}',
  '.github/**/*.yml',
  '.ci/run',
)
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

const namesIn = (from: string, pattern: RegExp) =>
  new Set([...from.matchAll(pattern)].map(([, name = '']) => name))
const without = (names: ReadonlySet<string>, known: ReadonlySet<string>) =>
  [...names].filter((name) => !known.has(name))

/** Variables that the system, npm, the host, a build or a test sets, and nobody else. */
const NOT_FOR_PEOPLE = new Set(
  'PATH NETLIFY CI FONTCONFIG_FILE DEMO_API_URL TRIALS SIZE_LABELS PROD'.split(' '),
)
/** Names before '=' that are not the shop's: variables of hosts, cron and a git hook, and a field of a feed. */
const OF_OTHERS = new Set(
  'NODE_VERSION NPM_FLAGS BUILD_HOOK_URL LONG_RUN SKIP_SIMPLE_GIT_HOOKS VARIABLE MAILTO HTTPS PRODUCTNAME'.split(
    ' ',
  ),
)
/** Files that an owner, a host or a cron job makes. */
const MADE_BY_PEOPLE =
  /^(?:public\/(?:\.htaccess|\.nojekyll|zakonna-zaruka\.(?:svg|png))|src\/content\/pages|\.cache\/\w+\.log)$/

const VARIABLES_READ = namesIn(
  code,
  /(?:\benv(?:\.|\[')|parse(?:Switch|Url|Address)\((?:env, )?')([A-Z][A-Z_]+)\b/g,
)

it('every variable that a paper names is read by the code', () => {
  const set = namesIn(text, /^#?\s*([A-Z][A-Z_]+)\s*=/gm)
  const inline = namesIn(text, /(?<=[`\s])([A-Z]{2,}(?:_[A-Z]+)*)=/g)
  const listed = namesIn(text, /^\| `([A-Z][A-Z_]+)` /gm)
  const named = new Set([...set, ...inline, ...listed])
  expect(named.size).toBeGreaterThan(15)
  expect(without(named, VARIABLES_READ.union(OF_OTHERS))).toEqual([])
})

it('every variable that the code reads is in a paper', () => {
  expect(without(VARIABLES_READ, namesIn(text, /\b([A-Z][A-Z_]+)\b/g).union(NOT_FOR_PEOPLE))).toEqual([])
})

it('every command that a paper names is there, and each that is there is in a paper', () => {
  const named = namesIn(text, /\bnpm (?:run )?((?<=run )[a-z][a-z:-]*|start|test)\b/g)
  expect(without(named, new Set(Object.keys(scripts)))).toEqual([])
  // npm calls `prepare` by itself.
  expect(without(new Set(Object.keys(scripts)), named.union(new Set(['prepare'])))).toEqual([])
})

/** The options that a command's script reads. */
function optionsOf(command: string): Set<string> {
  const script = scripts[command]?.match(/(?<= )scripts\/[\w/-]+\.ts/)?.[0]
  if (!script) return new Set()
  // `build.ts` only starts the build.
  const own = codeOf(script === 'scripts/build.ts' ? 'scripts/pipeline/build-shop.ts' : script)
  return namesIn(own, /'?\b([a-z-]+)'?: \{ type: '(?:boolean|string)'/g).union(
    namesIn(own, /take\('--([a-z-]+)'/g),
  )
}

it('every option of a command that a paper names is read, and each that is read is in a paper', () => {
  const commands = Object.keys(scripts)
  const wrong = commands.flatMap((command) => {
    const calls = text.matchAll(new RegExp(`npm (?:run )?${command} -- ([^\\n` + '`' + `|;#]*)`, 'g'))
    const given = [...calls]
      .flatMap(([, args = '']) => args.match(/--[a-z-]+/g) ?? [])
      .map((one) => one.slice(2))
    const read = optionsOf(command)
    // The tests hand all other options on to their runners, and `--out` and `--long` are for commands of the house.
    const isOwn = !command.startsWith('test')
    return [
      ...(isOwn
        ? given.filter((option) => !read.has(option)).map((option) => `${command}: no --${option}`)
        : []),
      ...[...read]
        .filter((option) => !['out', 'long'].includes(option) && !text.includes(`--${option}`))
        .map((option) => `${command}: --${option} is in no paper`),
    ]
  })
  expect(wrong).toEqual([])
  expect(commands.flatMap((command) => [...optionsOf(command)]).length).toBeGreaterThan(10)
})

it('every file that a paper names is there, or the code writes it', () => {
  const named = namesIn(
    text,
    /[`(\s]((?:src|scripts|tests|public|dist|\.cache|\.demo|\.ci|\.github)\/[\w./[\]-]*\w)/g,
  )
  const missing = [...named].filter((path) => {
    if (existsSync(path)) return false
    const isMade = /^(?:dist|\.cache|\.demo)\//.test(path)
    const [name = ''] = /[\w.-]+$/.exec(path) ?? []
    return !(isMade && code.includes(name)) && !MADE_BY_PEOPLE.test(path)
  })
  expect(missing).toEqual([])
})

it('the owner’s paper says what to do about each thing of an ordinary day, and names fields that an order has', () => {
  const [, day = ''] = /## Bežný deň\n(.*?)\n## /s.exec(text) ?? []
  const rows = day
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
  const cases = ['reklamácia', 'GDPR', 'nič nemáte', 'pre účtovníka', 'faktúra', 'nový účet']
  for (const one of cases)
    expect(
      rows.filter((row) => row.split('|')[1]?.includes(one)),
      one,
    ).toHaveLength(1)
  const invoice = rows.find((row) => row.startsWith('| faktúra')) ?? ''
  const fields = namesIn(invoice, /`([a-z]+)`/g)
  expect(fields.size).toBeGreaterThan(3)
  expect(without(fields, new Set(Object.keys(emptyCustomer('Slovensko'))))).toEqual([])
})
