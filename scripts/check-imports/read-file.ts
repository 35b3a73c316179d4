/** Splits a file into pieces by where they run, and reads what each reaches for. */
import { type Mention, type Reach, readModule } from './read-module.ts'

/** `build`: frontmatter and template of an `.astro` file. `module`: a plain module, a `<script>`, a style sheet. */
export interface Piece extends Reach {
  runs: 'build' | 'module'
}

const FRONTMATTER = /^\s*---\r?\n([\s\S]*?)^---/m
const SCRIPT =
  /<script\b((?:[^>"'{]|"[^"]*"|'[^']*'|\{(?:[^{}]|\{[^{}]*\})*\})*?)(?:\/>|>([\s\S]*?)<\/script>)/gi
const TEMPLATE_IMPORT = /\bimport\(\s*(?:'([^']*)'|"([^"]*)"|`([^`]*)`)/g
const CSS_IMPORT = /@import\s+(?:url\(\s*)?(?:"([^"]*)"|'([^']*)'|([^\s"');]+))/g

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length
}

/** The same number of lines with nothing on them, so that what follows keeps its line. */
function blank(text: string): string {
  return text.replaceAll(/[^\n]+/g, '')
}

function matchImports(text: string, pattern: RegExp): Mention[] {
  return [...text.matchAll(pattern)].map((match) => ({
    name: match.slice(1).find(Boolean) ?? '',
    line: lineAt(text, match.index),
  }))
}

function readStyle(text: string): Piece {
  const imports = matchImports(text.replaceAll(/\/\*[\s\S]*?\*\//g, blank), CSS_IMPORT)
  return { runs: 'module', imports, globals: [] }
}

function readAstro(text: string): Piece[] {
  const pieces: Piece[] = []
  let rest = text
  const frontmatter = FRONTMATTER.exec(text)
  if (frontmatter?.index === 0 && frontmatter[1] !== undefined) {
    const firstLine = lineAt(text, frontmatter[0].indexOf('---')) + 1
    pieces.push({ runs: 'build', ...readModule(frontmatter[1], 'frontmatter.ts', firstLine) })
    rest = blank(frontmatter[0]) + text.slice(frontmatter[0].length)
  }
  rest = rest.replaceAll(/<!--[\s\S]*?-->/g, blank)

  for (const match of rest.matchAll(SCRIPT)) {
    const [whole, attributes = '', body = ''] = match
    const bodyStart = match.index + whole.length - '</script>'.length - body.length
    pieces.push({ runs: 'module', ...readModule(body, 'script.ts', lineAt(rest, Math.max(bodyStart, 0))) })
    const source = /\bsrc\s*=\s*["']([^"']+)["']/.exec(attributes)?.[1]
    if (source && /^\.{1,2}\//.test(source)) {
      pieces.push({
        runs: 'module',
        imports: [{ name: source, line: lineAt(rest, match.index) }],
        globals: [],
      })
    }
  }
  const template = rest.replaceAll(SCRIPT, blank)
  pieces.push({ runs: 'build', imports: matchImports(template, TEMPLATE_IMPORT), globals: [] })
  pieces.push(readStyle(template))
  return pieces
}

/** The pieces of one file, by its name's ending. */
export function readPieces(file: string, text: string): Piece[] {
  if (file.endsWith('.astro')) return readAstro(text)
  if (file.endsWith('.css')) return [readStyle(text)]
  return [{ runs: 'module', ...readModule(text, file) }]
}
