import type { MenuItem } from './menu.ts'

/** The width of a letter in em, that of a wide system font: the shop's own font is narrower. */
const LETTERS: readonly (readonly [letters: RegExp, em: number])[] = [
  [/[ijlftrI\s.,:;'’()|/-]/u, 0.36],
  [/[MWmw@%&Œœ—]/u, 0.95],
  [/[\p{Script=Latin}\p{N}\p{P}\p{M}]/u, 0.62],
]
const WIDEST_EM = 1.1

/** In rem: the font size of the header's entries, an entry's padding, the arrow of a list, and the entry of folded ones. */
const [FONT, PADDING, ARROW, MORE] = [0.9375, 1.5, 0.9, 6]
/** The least width of the search box, in rem. */
const SEARCH = 12.75
/** Browsers round widths: without a little more, the line would be narrower than its own width, in rem. */
const SPARE = 0.1
/** The page's widest line, in rem: later entries are never in it. */
const WIDEST_LINE = 70

/** Entries in one line, and the widths at which the line has room for them. */
export interface FoldedMenu {
  /** Entries for which a wide window has room. */
  inLine: readonly MenuItem[]
  /** For each of `inLine`, the least width of the menu's line that has room for it, in rem. */
  widths: readonly number[]
  /** The least width that has room for all entries without folding; `null` if none has. */
  wholeWidth: number | null
}

function widthOf({ name, type }: MenuItem): number {
  const ems = Array.from(
    name,
    (letter) => LETTERS.find(([letters]) => letters.test(letter))?.[1] ?? WIDEST_EM,
  )
  return ems.reduce((sum, em) => sum + em, 0) * FONT + PADDING + (type ? ARROW : 0)
}

/** Decides which entries of the header are in its line at which width; the others are folded from the end (rule 905). */
export function foldMenu(items: readonly MenuItem[]): FoldedMenu {
  let sum = 0
  const ends = items.map((item) => (sum += widthOf(item)))
  const fitting = ends.filter((end) => end + MORE <= WIDEST_LINE)
  const rounded = (rem: number) => Math.ceil(rem * 10) / 10
  return {
    inLine: items.slice(0, fitting.length),
    widths: fitting.map((end) => rounded(end + MORE)),
    wholeWidth: fitting.length < items.length ? null : rounded(sum),
  }
}

/** The styles of a line that folds: its width, and those that hide each entry either in the line or in the list of folded ones. */
export function foldStyles({ widths, wholeWidth }: FoldedMenu): string {
  const line = (condition: string, selector: string) =>
    `@container menu (width${condition}rem){${selector}{display:none}}`
  return [
    `@container header (width>=64rem){.main-menu{flex:0 1 ${(wholeWidth ?? WIDEST_LINE) + SPARE}rem;container:menu/inline-size}`,
    `.logo-link{flex:none}header-search{flex:1 1 ${SEARCH}rem;min-width:${SEARCH}rem}}.menu-more>button{color:inherit}`,
    ...widths.flatMap((width, at) => {
      // Where all entries have room, none is folded.
      const least = wholeWidth === null ? width : Math.min(width, wholeWidth)
      const entry = `li:nth-child(${at + 1})`
      return [
        line(`<${least}`, `.main-menu>ul>${entry}:not(.menu-more)`),
        line(`>=${least}`, `.menu-more>div>ul>${entry}`),
      ]
    }),
    ...(wholeWidth === null ? [] : [line(`>=${wholeWidth}`, '.menu-more')]),
  ].join('')
}

/** An entry with its own page before its children, for a list whose heading is no link. */
export function listEntries(item: MenuItem, wholeName: (name: string) => string): readonly MenuItem[] {
  const { id, name, href, children = [], hasOwnPage } = item
  return hasOwnPage ? [{ id, name: wholeName(name), href }, ...children] : children
}
