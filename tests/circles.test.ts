import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const IMPORT = /(?:from|import)\s*\(?\s*'(\.{1,2}\/[^'?]+)/g

/** Each file with the files that it imports, types included. */
type Imports = ReadonlyMap<string, readonly string[]>

async function readImports(folder: string): Promise<Imports> {
  const files = await readdir(join(ROOT, folder), { recursive: true })
  const code = files.filter((file) => /\.(?:astro|js|tsx?)$/.test(file)).map((file) => join(folder, file))
  return new Map(
    await Promise.all(
      code.map(async (file) => {
        const text = await readFile(join(ROOT, file), 'utf8')
        return [file, [...text.matchAll(IMPORT)].map(([, path = '']) => join(dirname(file), path))] as const
      }),
    ),
  )
}

/** Removes files that import no other one, or that no other one imports, until none is left. The other imports form circles. */
function circlesOf(imports: Imports): string[] {
  const inCircles = (left: Imports): Imports => {
    const imported = new Set([...left.values()].flat())
    const next = new Map(
      [...left]
        .map(([file, targets]) => [file, targets.filter((target) => left.has(target))] as const)
        .filter(([file, targets]) => targets.length > 0 && imported.has(file)),
    )
    return next.size === left.size ? next : inCircles(next)
  }
  return [...inCircles(imports)].map(([file, targets]) => `${file} imports ${targets.join(', ')}`)
}

it.each(['src', 'scripts', 'tests'])('no files of %s import each other in a circle', async (folder) => {
  const imports = await readImports(folder)
  expect([...imports.values()].flat().length).toBeGreaterThan(100)
  expect(circlesOf(imports)).toEqual([])
})

it('a found circle has no files that only import it or that it only imports', () => {
  const imports = new Map(Object.entries({ page: ['a'], a: ['b', 'text'], b: ['a', 'text'], text: [] }))
  expect(circlesOf(imports)).toEqual(['a imports b', 'b imports a'])
})
