import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const IMPORT = /(?:from|import)\s*\(?\s*'(\.{1,2}\/[^'?]+)/g

/** Which files a file imports, types included. */
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

/** The imports that are left when every file is taken away that imports none of the others, or that none of them imports. */
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

it.each(['src', 'scripts', 'tests'])('no file of %s imports itself by way of others', async (folder) => {
  const imports = await readImports(folder)
  expect([...imports.values()].flat().length).toBeGreaterThan(100)
  expect(circlesOf(imports)).toEqual([])
})

it('finds the files of a circle, without those that it imports and those that import it', () => {
  const imports = new Map(Object.entries({ page: ['a'], a: ['b', 'text'], b: ['a', 'text'], text: [] }))
  expect(circlesOf(imports)).toEqual(['a imports b', 'b imports a'])
})
