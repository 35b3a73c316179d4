import { Window } from 'happy-dom'
import { afterAll } from 'vitest'
import { startStaticServer } from '../../scripts/serve/static-server.ts'
import { SHOP_UNDER_TEST } from '../../scripts/test/shop-under-test.ts'

const server = await startStaticServer({ dir: SHOP_UNDER_TEST, port: 0 })
afterAll(() => server.close())
const parser = new new Window().DOMParser()

/** What the shop under test answers to an address; a redirect is not followed. */
export function get(path: string): Promise<Response> {
  return fetch(server.url + path, { redirect: 'manual' })
}

/** The page at an address, as a browser reads it before any script runs. */
export async function openPage(path: string): Promise<Document> {
  const html = await (await get(path)).text()
  return parser.parseFromString(html, 'text/html') as unknown as Document
}

/** The text of a part of a page on one line, every space a usual one. */
export function textOf(part: Element | null | undefined): string {
  return (part?.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
}

/** Where the links with these words in a part of a page lead to. */
export function linksIn(part: ParentNode | null, words: string | RegExp): string[] {
  return [...(part?.querySelectorAll('a') ?? [])]
    .filter((link) =>
      typeof words === 'string' ? textOf(link) === words.replaceAll('\u00A0', ' ') : words.test(textOf(link)),
    )
    .map((link) => link.getAttribute('href') ?? '')
}

/** What a page says of itself in its `<meta>` of a name. */
export function metaOf(page: Document, name: string): string | undefined {
  return (
    page.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content') ?? undefined
  )
}
