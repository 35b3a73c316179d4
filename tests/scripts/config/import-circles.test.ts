import { globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, test } from 'vitest'

type Graph = ReadonlyMap<string, readonly string[]>

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))

/** Every file of the shop with the files that it imports, also for types and by `import()`. */
function readGraph(): Graph {
  const files = globSync('{src,scripts}/**/*.{ts,tsx,js,astro}', {
    cwd: ROOT,
    exclude: ['**/node_modules'],
  }).map((file) => file.replaceAll('\\', '/'))
  const importsOf = (file: string): string[] => {
    const { importedFiles } = ts.preProcessFile(readFileSync(join(ROOT, file), 'utf8'), true, true)
    return importedFiles
      .map(({ fileName }) => posix.join(posix.dirname(file), fileName))
      .filter((target) => files.includes(target))
  }
  return new Map(files.map((file) => [file, importsOf(file)]))
}

/** The circles of imports, one for each import that closes a circle. */
function findCircles(graph: Graph): string[] {
  const circles: string[] = []
  const done = new Set<string>()
  const follow = (file: string, path: readonly string[]): void => {
    if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(' → '))
    if (path.includes(file) || done.has(file)) return
    for (const target of graph.get(file) ?? []) follow(target, [...path, file])
    done.add(file)
  }
  for (const file of graph.keys()) follow(file, [])
  return circles
}

test('no file imports itself, directly or through others', () => {
  const graph = readGraph()
  expect(graph.get('src/pages/index.astro')).not.toEqual([])
  expect(findCircles(graph)).toEqual([])
})

test('finds circles of any length', () => {
  const graph = new Map([
    ['a', ['b', 'c']],
    ['b', ['c']],
    ['c', ['d']],
    ['d', ['b']],
    ['e', ['e', 'a']],
  ])
  expect(findCircles(graph)).toEqual(['b → c → d → b', 'e → e'])
})
