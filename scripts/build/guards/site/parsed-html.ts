import { parse, type DefaultTreeAdapterTypes } from 'parse5'
import type { Guard } from './built-site.ts'

type Node = DefaultTreeAdapterTypes.Node

function find(node: Node, name: string): DefaultTreeAdapterTypes.Element | undefined {
  if (node.nodeName === name && 'tagName' in node) return node
  if (!('childNodes' in node)) return undefined
  for (const child of node.childNodes) {
    const found = find(child, name)
    if (found) return found
  }
  return undefined
}

/** A page as a browser's parser reads it: without a parse error, and with nothing after the end of its body. */
export const parsedHtml: Guard = {
  name: 'HTML without parse errors',
  check: ({ html }) => {
    const faults: string[] = []
    const document = parse(html, {
      sourceCodeLocationInfo: true,
      onParseError: ({ code, startLine, startCol }) => {
        faults.push(`line ${startLine}, column ${startCol}: ${code}`)
      },
    })
    const end = find(document, 'body')?.sourceCodeLocation?.endTag?.endOffset
    const rest =
      end === undefined
        ? ''
        : html
            .slice(end)
            .replace(/^\s*<\/html>\s*$/, '')
            .trim()
    return rest === '' ? faults : [...faults, `after </body> comes ${rest.slice(0, 80)}: put it before`]
  },
}
