import type { EarlyInput } from '../../stores/listing/start.ts'
import { FILTERS_ID } from './ids.ts'

/** Reads what the shopper, or the browser, did to the listing's native controls before React was there. */
export function readEarlyInput(listing: HTMLElement): EarlyInput {
  const [filters, search] = [`#${FILTERS_ID}`, '[role=search]'].map((form) => {
    const element = listing.querySelector<HTMLFormElement>(form)
    return element ? [...new FormData(element)] : []
  })
  const texts = (entries: [string, FormDataEntryValue][] = []) =>
    entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []))
  return { ticked: texts(filters), phrase: texts(search)[0]?.[1] ?? '' }
}

/** Ids of the products of the page's own list. */
export function readOwnIds(listing: HTMLElement): number[] {
  return [...listing.querySelectorAll<HTMLElement>('.own-list .card')].map((card) =>
    Number(card.dataset['product']),
  )
}
