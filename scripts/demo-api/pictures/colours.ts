/** One garment colour: `hex` is the cloth in even light, `name` the Slovak name that product variants use. */
interface Colour {
  id: string
  hex: string
  name: string
}

export const COLOURS = [
  { id: 'white', hex: '#f3f2ee', name: 'biela' },
  { id: 'black', hex: '#232427', name: 'čierna' },
  { id: 'navy', hex: '#26344f', name: 'námornícka modrá' },
  { id: 'brick', hex: '#ae4e36', name: 'tehlová' },
  { id: 'forest', hex: '#2f5241', name: 'lesná zelená' },
  { id: 'mustard', hex: '#d3a034', name: 'horčicová' },
  { id: 'grey-melange', hex: '#b1b2b3', name: 'sivý melír' },
  { id: 'burgundy', hex: '#6b2335', name: 'bordová' },
  { id: 'sky', hex: '#8fb6d3', name: 'nebeská modrá' },
  { id: 'sand', hex: '#d8c7a8', name: 'piesková' },
  { id: 'pink', hex: '#e0aab0', name: 'ružová' },
  { id: 'petrol', hex: '#1f5f6b', name: 'petrolejová' },
] as const satisfies readonly Colour[]

export type ColourId = (typeof COLOURS)[number]['id']

/** The palette entry of a colour id. */
export function colourOf(id: ColourId): Colour {
  for (const colour of COLOURS) if (colour.id === id) return colour
  throw new Error(`No such garment colour: ${id}`)
}
