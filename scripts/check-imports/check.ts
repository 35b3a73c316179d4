/** Holds every file of the rooms against the import table. */
import { readdir, readFile } from 'node:fs/promises'
import { isBuiltin } from 'node:module'
import { join, posix, relative, sep } from 'node:path'
import { type Piece, readPieces } from './read-file.ts'
import type { Mention } from './read-module.ts'
import {
  BUILD_ENVIRONMENT_FILES,
  FRONTMATTER_ROOMS,
  NODE_ROOMS,
  PACKAGE_RULES,
  type Room,
  ROOMS,
} from './table.ts'

/** One broken rule. */
export interface Violation {
  file: string
  line: number
  message: string
}

const CODE_FILE = /\.(ts|tsx|astro|css|mjs|js)$/
/** What an import may lead to and still be code. Pictures and fonts belong to no room. */
const CODE_TARGET = /(\.(ts|tsx|astro|css|mjs|js|json)|\/[^/.]*)$/

/** The room that a path lies in. */
function roomOf(path: string): string | undefined {
  return Object.keys(ROOMS).find((name) => `${path}/`.startsWith(`${ROOMS[name]?.folder ?? name}/`))
}

function listOr(words: readonly string[]): string {
  return words.length > 0 ? words.join(', ') : 'nothing but itself'
}

function checkRoomImport(
  name: string,
  room: Room,
  piece: Piece,
  target: string | undefined,
): string | undefined {
  if (target === name) return undefined
  const allowed = [...room.imports, ...(piece.runs === 'module' ? (room.browserImports ?? []) : [])]
  if (target !== undefined && allowed.includes(target)) return undefined
  const from = room.browserImports && piece.runs === 'build' ? ' in frontmatter' : ''
  const others = allowed.filter((other) => other !== name)
  return `room ${name} may not import ${target ?? 'from outside the rooms'}${from} (allowed: ${listOr(others)})`
}

function checkPackage(
  file: string,
  name: string,
  room: Room,
  piece: Piece,
  specifier: string,
): string | undefined {
  if (name === 'tests') return undefined
  if (isBuiltin(specifier)) {
    const rooms = piece.runs === 'build' ? [...NODE_ROOMS, ...FRONTMATTER_ROOMS] : NODE_ROOMS
    const isBrowserPiece = piece.runs === 'module' && file.endsWith('.astro')
    const mayUseNode = rooms.includes(name) && !isBrowserPiece
    if (mayUseNode || BUILD_ENVIRONMENT_FILES.includes(file)) return undefined
    return `room ${name} may not import ${specifier}: it runs in the browser (allowed: ${listOr(NODE_ROOMS)})`
  }
  if (room.packages && !room.packages.includes(specifier)) {
    return `room ${name} may not import the package ${specifier} (allowed: ${listOr(room.packages)})`
  }
  const rule = PACKAGE_RULES.find(({ pattern }) => pattern.test(specifier))
  if (!rule || rule.rooms.includes(name)) return undefined
  return `room ${name} may not import ${specifier}: ${rule.name} belongs to (allowed: ${listOr(rule.rooms)})`
}

function checkImport(
  file: string,
  name: string,
  room: Room,
  piece: Piece,
  { name: raw }: Mention,
): string | undefined {
  if (raw === '') {
    return file.startsWith('src/') ? 'import() needs a plain string, so that it can be checked' : undefined
  }
  const specifier = raw.replace(/[?#].*$/, '')
  if (!/^(\.{0,2}\/|\.{1,2}$)/.test(specifier)) return checkPackage(file, name, room, piece, specifier)
  const steady = specifier.replace(/[^/]*\*.*$/, '')
  const path = specifier.startsWith('/')
    ? posix.normalize(steady.slice(1))
    : posix.join(posix.dirname(file), steady)
  const isAsset = steady === specifier && !CODE_TARGET.test(path)
  if (isAsset || (!file.startsWith('src/') && roomOf(path) === undefined)) return undefined
  return checkRoomImport(name, room, piece, roomOf(path))
}

/** The rules that one file breaks. `file` is relative to the root, with forward slashes. */
export function checkFile(file: string, text: string): Violation[] {
  const name = roomOf(file)
  const room = name === undefined ? undefined : ROOMS[name]
  if (name === undefined || !room) {
    const isTypes = /^src\/[^/]+\.d\.ts$/.test(file)
    return isTypes ? [] : [{ file, line: 1, message: 'lies in no room of scripts/check-imports/table.ts' }]
  }
  const refused = new Set(BUILD_ENVIRONMENT_FILES.includes(file) ? [] : room.refusedGlobals)
  return readPieces(file, text)
    .flatMap((piece) => [
      ...piece.imports.map((mention) => ({
        ...mention,
        message: checkImport(file, name, room, piece, mention),
      })),
      ...piece.globals.map((mention) => {
        const isRefused = refused.has(mention.name)
        return { ...mention, message: isRefused ? `room ${name} may not use ${mention.name}` : undefined }
      }),
    ])
    .flatMap(({ line, message }) => (message === undefined ? [] : [{ file, line, message }]))
    .toSorted((a, b) => a.line - b.line)
}

/** Checks `src`, `scripts` and `tests` under `root`. */
export async function checkImports(root: string): Promise<{ files: number; violations: Violation[] }> {
  const violations: Violation[] = []
  let files = 0
  for (const folder of ['src', 'scripts', 'tests']) {
    const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(
      () => [],
    )
    for (const entry of entries) {
      if (!entry.isFile() || !CODE_FILE.test(entry.name)) continue
      const path = join(entry.parentPath, entry.name)
      files += 1
      const file = relative(root, path).split(sep).join('/')
      violations.push(...checkFile(file, await readFile(path, 'utf8')))
    }
  }
  return { files, violations }
}
