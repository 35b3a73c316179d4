import { readFileSync } from 'node:fs'
import { ATTRIBUTES as IDS, BRANDS, SIZE_LABELS, WITHOUT_PRINT } from '../../../src/config/ids.ts'
import { COLOURS } from '../pictures/colours.ts'

/** Reads a table: one row a line, semicolons between cells, columns' names in the first line. */
export function readTable<Column extends string>(file: string): Record<Column, string>[] {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8')
  const [columns = [], ...rows] = text
    .trimEnd()
    .split('\n')
    .map((line) => line.split(';'))
  return rows.map(
    (cells) => Object.fromEntries(columns.map((column, i) => [column, cells[i]])) as Record<Column, string>,
  )
}

export type Kind = 't-shirt' | 'sweatshirt' | 'cap' | 'mug' | 'bag' | 'photo-box' | 'mouse-pad'
export type Audience = 'men' | 'women' | 'both' | 'unisex' | 'kids' | 'boys' | 'girls'
type Gender = 'masculine' | 'feminine' | 'neuter'

/** Kinds of goods. `weight` is their share in percent; `lowest` and `highest` are prices in euros. */
export const KINDS = readTable<
  | 'tag'
  | 'name'
  | 'category'
  | 'code'
  | 'models'
  | 'material'
  | 'care'
  | 'warnings'
  | 'kind'
  | 'gender'
  | 'weight'
  | 'lowest'
  | 'highest'
>('kinds.csv').map((row) => ({
  ...row,
  kind: row.kind as Kind,
  gender: row.gender as Gender,
  models: row.models.split(', '),
  tag: Number(row.tag),
  weight: Number(row.weight),
  lowest: Number(row.lowest),
  highest: Number(row.highest),
}))

/** The people that products are cut for. A name's adjective has three genders; `weight` says how often each row occurs. */
export const AUDIENCES = readTable<'audience' | 'weight' | Gender | 'cut' | 'fit' | 'tags'>(
  'audiences.csv',
).map((row) => ({
  ...row,
  audience: row.audience as Audience,
  fit: row.fit as 'male' | 'female' | 'unisex' | 'child',
  weight: Number(row.weight),
  tags: row.tags === '' ? [] : row.tags.split(', ').map(Number),
}))

/** The categories. The first has all products; `text` is HTML. */
export const CATEGORIES = readTable<'slug' | 'name' | 'text'>('categories.csv')

/** Sentences for each kind of product. A description has one sentence of each part, and all facts. */
export const SENTENCES = readTable<'kind' | 'part' | 'text'>('descriptions.csv')

/** Prints. `motifs.svg` has each drawing under its id; `collection` is a value id of the filter 'Kolekcia'. */
export const DEMO_MOTIFS = readTable<'id' | 'name' | 'collection' | 'story'>('../pictures/motifs.csv')

type Value = readonly [id: number, name: string]

// Ids that are not in src/config/ids.ts are the demo shop's own.
export const [EMS = ''] = Object.keys(BRANDS)
const FIRST_COLOUR = 400
const CUTS: readonly Value[] = [
  [152, 'Pánsky'],
  [153, 'Dámsky'],
  [174, 'Unisex'],
  [172, 'Chlapčenský'],
  [173, 'Detský'],
  [154, 'Dievčenský'],
]

export function colourTag(id: string): number {
  return FIRST_COLOUR + COLOURS.findIndex((colour) => colour.id === id)
}

/** Attributes to filter by, each with its values, in the order shown. The first three are fixed (rule 212). */
export const DEMO_ATTRIBUTES: readonly { id: number; name: string; values: readonly Value[] }[] = [
  { id: Number(IDS.cut), name: 'Strih', values: CUTS },
  {
    id: Number(IDS.size),
    name: 'Veľkosť',
    // SIZE_LABELS also lists cuts.
    values: SIZE_LABELS.map(([tag, name]): Value => [Number(tag), name]).filter(
      ([id]) => !CUTS.some(([cut]) => cut === id),
    ),
  },
  {
    id: Number(IDS.collection),
    name: 'Kolekcia',
    values: [
      [Number(WITHOUT_PRINT), 'Bez potlače'],
      [Number(EMS), 'EMS'],
      [300, 'Slovenské hory'],
      [301, 'Zvieratá'],
      [302, 'Folklór'],
    ],
  },
  {
    id: 101,
    name: 'Farba',
    values: COLOURS.map(({ id, name }) => [colourTag(id), name.charAt(0).toUpperCase() + name.slice(1)]),
  },
  { id: 90, name: 'Druh', values: KINDS.map(({ tag, name }) => [tag, name]) },
]
