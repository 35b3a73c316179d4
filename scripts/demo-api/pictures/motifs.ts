/** A print: its drawing is `motifs/{id}.svg`, `name` is Slovak, for product names. */
interface Motif {
  id: string
  name: string
}

export const MOTIFS = [
  { id: 'tatras', name: 'Tatry' },
  { id: 'krivan', name: 'Kriváň' },
  { id: 'tent', name: 'Stan pod hviezdami' },
  { id: 'compass', name: 'Kompas' },
  { id: 'bicycle', name: 'Bicykel' },
  { id: 'fox', name: 'Líška' },
  { id: 'deer', name: 'Jeleň' },
  { id: 'bear', name: 'Medveď' },
  { id: 'cat', name: 'Mačka' },
  { id: 'raven', name: 'Havran' },
  { id: 'owl', name: 'Sova' },
  { id: 'fish', name: 'Ryba' },
  { id: 'whale', name: 'Veľryba' },
  { id: 'sun', name: 'Slnko' },
  { id: 'moon', name: 'Mesiac' },
  { id: 'wave', name: 'Vlna' },
  { id: 'cactus', name: 'Kaktus' },
  { id: 'mushrooms', name: 'Hríby' },
  { id: 'linden-leaf', name: 'Lipový list' },
  { id: 'daisy', name: 'Sedmokráska' },
  { id: 'folk-flowers', name: 'Folklórny kvet' },
  { id: 'cicmany', name: 'Čičmany' },
  { id: 'heart', name: 'Srdce' },
  { id: 'rosette', name: 'Rozeta' },
  { id: 'ems-badge', name: 'Odznak EMS' },
  { id: 'coffee', name: 'Káva' },
  { id: 'rocket', name: 'Raketa' },
  { id: 'bolt', name: 'Blesk' },
  { id: 'invader', name: 'Pixelový votrelec' },
  { id: 'camera', name: 'Fotoaparát' },
  { id: 'headphones', name: 'Slúchadlá' },
] as const satisfies readonly Motif[]

export type MotifId = (typeof MOTIFS)[number]['id']
