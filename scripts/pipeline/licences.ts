import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Plugin } from 'vite'

/** The list of licences, a part of the shop: most licences ask that their text comes with the code. */
export const LICENCES = 'public/licencie.txt'
const SHIPPED = '.cache/shipped-packages.json'
const IN_SCRIPTS = 'kód v skriptoch stránok'
/** Beside the modules of scripts: code that Astro writes into pages, and data of which the build puts parts into pages and files. */
const OTHERS = [
  ['astro', 'kód v stránkach'],
  ['dictionary-sk', 'správne slová, ktoré hľadanie neopravuje'],
  ['@expo-google-fonts/figtree', 'písmo Figtree na stránkach a vo formulári na vrátenie'],
] as const
const FONT_LICENCE = 'src/assets/fonts/OFL.txt'

/** Notes the packages whose code is in a script of the shop. */
export const noteShippedPackages: Plugin = {
  name: 'note-shipped-packages',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_, bundle) {
    const ids = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
    const names = ids.flatMap(
      (id) =>
        /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules\/)/.exec(id)?.[1] ??
        /^\0(vite|rolldown)\//.exec(id)?.[1] ??
        [],
    )
    mkdirSync(dirname(SHIPPED), { recursive: true })
    writeFileSync(SHIPPED, JSON.stringify([...new Set(names)].toSorted()))
  },
}

function licenceOf(name: string): { id: string; text: string } {
  const folder = `node_modules/${name}`
  const { license } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as { license: string }
  if (name.includes('figtree')) return { id: 'OFL-1.1', text: readFileSync(FONT_LICENCE, 'utf8') }
  const file = readdirSync(folder).find((one) => /^licen[cs]e(\.\w+)?$/i.test(one))
  if (file === undefined)
    throw new Error(`${folder} has no file of its licence: look for it in its repository`)
  // Of tools, only their own few lines come to the browser.
  const [text = ''] = readFileSync(`${folder}/${file}`, 'utf8').split(
    /^#* ?Licenses of bundled dependencies/im,
  )
  return { id: license, text }
}

/** The list as the last build needs it. @throws {Error} if there was none, or a package has no licence */
export function licenceList(): string {
  const shipped = JSON.parse(readFileSync(SHIPPED, 'utf8')) as string[]
  const rows = [...shipped.map((name) => [name, IN_SCRIPTS] as const), ...OTHERS]
  const licences = rows.map(([name, use]) => ({ name, use, ...licenceOf(name) }))
  return `Licencie cudzích častí obchodu (zoznam píše npm run licences)

${licences.map(({ name, id, use }) => `${name}: ${use}; ${id}`).join('\n')}
${licences.map(({ name, text }) => `\n---------- ${name} ----------\n\n${text.trim()}\n`).join('')}`
}
