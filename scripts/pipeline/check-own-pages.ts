import { readdir, readFile } from 'node:fs/promises'
import { ownPageParts, type OwnPagePart } from './own-page-parts.ts'
import { join } from 'node:path'
import { isReserved } from './guards/catalogue/slugs.ts'
import { present } from './report/faults.ts'

/** The folder of the owner's own pages. */
const DIR = 'src/content/pages'
const PAGES = 'src/pages'
/** The folder of the shop's other long texts. */
const TEXTS = 'src/content'
/** First parts of addresses that no own page may have: the build or a host uses them. */
const TAKEN = [
  '404',
  'cgi-bin',
  'produkt',
  'produkty',
  'feeds',
  'listing',
  'pictures',
  'brand',
  'category',
  'vlastna-potlac',
]
/** The longest title, in characters: search engines show no more, and the shop's name follows it. */
const MAX_TITLE = 50

/** The names that texts may have in double braces; empty if the owner's data cannot be read, which check-owner.ts reports. */
export async function contentFields(): Promise<string[]> {
  try {
    const { SHOP } = await import('../../src/config/shop.ts')
    const { DEFAULT_SETTINGS } = await import('../../src/config/checkout-settings.ts')
    const { contentValues } = await import('../../src/site/texts/content.ts')
    return Object.keys(contentValues(SHOP, DEFAULT_SETTINGS))
  } catch {
    return []
  }
}

/** A Slovak sentence for each name in double braces that is none of `fields`, the names that the shop fills in. */
export function fieldFaults(text: string, fields: readonly string[]): string[] {
  if (fields.length === 0) return []
  const wrong = [...new Set(text.match(/\{\{.*?\}\}/g))].filter(
    (field) => !fields.includes(field.slice(2, -2)),
  )
  return wrong.map((field) =>
    fields.includes(field.slice(2, -2).trim())
      ? `${field} píšte bez medzier v zátvorkách`
      : `${field} obchod nepozná, skontrolujte preklep; pozná ${fields.join(', ')}`,
  )
}

/**
 * Faults of an own page, each a Slovak sentence.
 * @param slug the file's name without its ending
 * @param taken first parts of other addresses
 * @param fields names that are filled in; none where they are unknown
 */
export async function ownPageFaults(
  slug: string,
  text: string,
  taken: readonly string[],
  fields: readonly string[],
): Promise<string[]> {
  const isAddress = /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)
  // Import Astro only if there is an own page.
  const { parseFrontmatter } = await import('astro/markdown')
  let given: Record<string, unknown>
  let content: string
  try {
    ;({ frontmatter: given, content } = parseFrontmatter(text))
  } catch {
    return ['hore medzi dvoma riadkami --- má mať title a place; text s dvojbodkou dajte do úvodzoviek']
  }
  const { title, place, ...more } = given
  const isTitle = typeof title === 'string' && title.trim() !== '' && title.length <= MAX_TITLE
  return present(
    !isAddress &&
      'meno súboru je adresa: píšte malé písmená bez diakritiky, číslice a pomlčky, napríklad o-nas',
    isAddress &&
      (taken.includes(slug) || isReserved(slug)) &&
      `adresu /${slug} už má iná stránka obchodu: zvoľte iné meno súboru`,
    !isTitle && `title má byť nadpis stránky, najviac ${MAX_TITLE} znakov`,
    place !== 'menu' && place !== 'footer' && 'place má byť menu alebo footer: tam bude odkaz',
    ...Object.keys(more).map((key) => `${key} stránka nepozná, skontrolujte preklep`),
    content.trim() === '' && 'stránka nemá žiadny text',
    /^#\s/m.test(content) && 'nadpis je už v title: v texte začínajte nadpisy dvoma znakmi #',
    ...fieldFaults(content, fields),
    ...ownPageParts(text, DIR)
      .filter(({ kind }) => kind === 'missing-picture')
      .map(
        ({ line, value }) =>
          `riadok ${line}: obrázok ${value} tu nie je; uložte ho do public/ a píšte /${value.replace(/^.*\//, '')}`,
      ),
  )
}

const markdownIn = async (dir: string) =>
  (await readdir(dir).catch(() => [])).filter((name) => name.endsWith('.md'))

/** Every fault of the owner's own pages, and wrong fields of the shop's texts, as lines that begin with the file. */
export async function allOwnPageFaults(): Promise<string[]> {
  const fields = await contentFields()
  const texts = (await markdownIn(TEXTS)).map(async (name) => {
    const text = await readFile(join(TEXTS, name), 'utf8')
    return fieldFaults(text, fields).map((sentence) => `${TEXTS}/${name}: ${sentence}`)
  })
  const files = await markdownIn(DIR)
  const pages = files.length === 0 ? [] : (await readdir(PAGES)).map((name) => name.split('.')[0] ?? name)
  const faults = files.map(async (name) => {
    const sentences = await ownPageFaults(
      name.replace(/\.md$/, ''),
      await readFile(join(DIR, name), 'utf8'),
      [...TAKEN, ...pages],
      fields,
    )
    return sentences.map((sentence) => `${DIR}/${name}: ${sentence}`)
  })
  return (await Promise.all([...faults, ...texts])).flat()
}

/** The parts of all own pages that need a look, each with its file and line. */
export async function allOwnPageParts(): Promise<(OwnPagePart & { about: string })[]> {
  const parts = (await markdownIn(DIR)).map(async (name) =>
    ownPageParts(await readFile(join(DIR, name), 'utf8'), DIR).map((part) => ({
      ...part,
      about: `${DIR}/${name}, riadok ${part.line}`,
    })),
  )
  return (await Promise.all(parts)).flat()
}
