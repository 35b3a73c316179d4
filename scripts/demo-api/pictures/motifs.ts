import * as v from 'valibot'
import { numberCell, readTable } from '../read-table.ts'

/**
 * The prints: each is drawn under its id in `motifs.svg`; names and stories are Slovak, for names and descriptions of products;
 * some belong to a collection, which is a value id of its attribute.
 */
export const MOTIFS = readTable(
  new URL('motifs.csv', import.meta.url),
  v.object({
    id: v.string(),
    name: v.string(),
    collection: v.union([
      v.pipe(
        v.literal(''),
        v.transform(() => undefined),
      ),
      numberCell,
    ]),
    story: v.string(),
  }),
)
