import { Window } from 'happy-dom'
import { afterAll } from 'vitest'
import { startStaticServer } from '../../scripts/serve/static-server.ts'
import { SHOP_UNDER_TEST } from '../../scripts/test/shop-under-test.ts'

const server = await startStaticServer({ dir: SHOP_UNDER_TEST, port: 0 })
afterAll(() => server.close())
const parser = new new Window().DOMParser()
/** Parsed pages by their HTML. Parsing takes longest, so it is done once. */
const pages = new Map<string, Document>()

export function get(path: string): Promise<Response> {
  return fetch(server.url + path, { redirect: 'manual' })
}

export async function textAt(path: string): Promise<string> {
  return (await get(path)).text()
}

export async function openPage(path: string): Promise<Document> {
  const html = await textAt(path)
  const page = pages.get(html) ?? (parser.parseFromString(html, 'text/html') as unknown as Document)
  pages.set(html, page)
  return page
}

export function jsonLdOf(page: Document): Record<string, Record<string, unknown>> {
  const scripts = [...page.querySelectorAll('script[type="application/ld+json"]')]
  const parsed = scripts.map(({ textContent }) => JSON.parse(textContent) as Record<string, unknown>)
  return Object.fromEntries(parsed.map((one) => [[one['@type']].flat().join(), one]))
}

export function textOf(part: Element | null | undefined): string {
  return (part?.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
}

export function linksIn(part: ParentNode | null, words: string | RegExp): string[] {
  return [...(part?.querySelectorAll('a') ?? [])]
    .filter((link) =>
      typeof words === 'string' ? textOf(link) === words.replaceAll('\u00A0', ' ') : words.test(textOf(link)),
    )
    .map((link) => link.getAttribute('href') ?? '')
}

export function metaOf(page: Document, name: string): string | undefined {
  return (
    page.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content') ?? undefined
  )
}
