import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** A part of an own page that needs a look: something that a page does not show, a picture, or a link. */
export interface OwnPagePart {
  kind: 'left-out' | 'foreign-picture' | 'missing-picture' | 'link'
  /** The line of the file, from 1 on. */
  line: number
  /** The element's name, or the address. */
  value: string
}

/** Elements that a page of text does not have: a shop runs under a strict policy and asks nothing of other hosts. */
const LEFT_OUT = [
  'script',
  'style',
  'iframe',
  'object',
  'embed',
  'video',
  'audio',
  'form',
  'link',
  'meta',
  'base',
]
const OPENED = new RegExp(String.raw`<(${LEFT_OUT.join('|')})\b`, 'gi')
/** Markdown's and HTML's pictures, and its links. */
const PICTURE = /!\[[^\]]*\]\(\s*<?([^\s)>]+)|<img\b[^>]*?\ssrc\s*=\s*["']?([^"'\s>]+)/gi
const LINK = /(?<!!)\[(?:[^\]]|\]\()*?\]\(\s*<?([^\s)>]+)|<a\b[^>]*?\shref\s*=\s*["']([^"'>]+)/gi
const WHOLE_ADDRESS = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i

/** Whether the file of a picture is there: below `public/` for `/foto.jpg`, else beside the page. */
function isThere(path: string, folder: string): boolean {
  const [bare = ''] = path.split(/[?#]/)
  return existsSync(bare.startsWith('/') ? join('public', bare) : join(folder, bare))
}

/** Finds such parts in the Markdown of a page. @param folder where the page's file lies */
export function ownPageParts(markdown: string, folder: string): OwnPagePart[] {
  // Code shows its characters, and is no part of the page's markup.
  const text = markdown.replaceAll(/```[^]*?```|`[^`\n]*`/g, (code) => code.replaceAll(/[^\n]/g, ' '))
  const lineAt = (index: number) => text.slice(0, index).split('\n').length
  const find = (pattern: RegExp, kindOf: (value: string) => OwnPagePart['kind'] | null): OwnPagePart[] =>
    [...text.matchAll(pattern)].flatMap(({ index, 1: one, 2: other }) => {
      const value = one ?? other ?? ''
      const kind = kindOf(value)
      return kind ? [{ kind, line: lineAt(index), value }] : []
    })
  return [
    ...find(OPENED, () => 'left-out'),
    ...find(PICTURE, (path) => {
      if (WHOLE_ADDRESS.test(path)) return 'foreign-picture'
      return isThere(path, folder) ? null : 'missing-picture'
    }),
    ...find(LINK, () => 'link'),
  ]
}
