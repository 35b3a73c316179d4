interface Colour {
  id: string
  /** The cloth in even light. */
  hex: string
  /** The Slovak name of a product's variant. */
  name: string
  /** Replaces black ink: pale or dark, whichever is better visible on this cloth. */
  ink: string
  /** Inks that are hardly visible on this cloth, and their replacements. */
  instead?: Readonly<Record<string, string>>
}

const PALE = '#f6efe0'
const DARK = '#22262b'
const ON_BRICK = { '#c8432f': '#d77c6a', '#dd6428': '#e17b47', '#8a5a3c': '#ae8c73' }

export const COLOURS = [
  { id: 'white', hex: '#f3f2ee', name: 'biela', ink: DARK },
  { id: 'black', hex: '#232427', name: 'čierna', ink: PALE },
  { id: 'navy', hex: '#26344f', name: 'námornícka modrá', ink: PALE },
  { id: 'brick', hex: '#ae4e36', name: 'tehlová', ink: PALE, instead: ON_BRICK },
  { id: 'forest', hex: '#2f5241', name: 'lesná zelená', ink: PALE },
  { id: 'mustard', hex: '#d3a034', name: 'horčicová', ink: DARK, instead: { '#f0bb3f': '#f3d182' } },
  { id: 'grey-melange', hex: '#b1b2b3', name: 'sivý melír', ink: DARK },
  { id: 'burgundy', hex: '#6b2335', name: 'bordová', ink: PALE },
  { id: 'sky', hex: '#8fb6d3', name: 'nebeská modrá', ink: DARK },
  { id: 'sand', hex: '#d8c7a8', name: 'piesková', ink: DARK, instead: { '#f0bb3f': '#cea23c' } },
  { id: 'pink', hex: '#e0aab0', name: 'ružová', ink: DARK },
  { id: 'petrol', hex: '#1f5f6b', name: 'petrolejová', ink: PALE },
] as const satisfies readonly Colour[]

export type ColourId = (typeof COLOURS)[number]['id']

export function colourOf(id: ColourId): Colour {
  return COLOURS.find((colour) => colour.id === id) ?? COLOURS[0]
}
