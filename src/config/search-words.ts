import { SIZE_AGES } from './size-charts.ts'

/** Sizes of children by their age. */
const SIZES_OF_AGES = Array.from({ length: 18 }, (_, age) => {
  const sizes = Object.entries(SIZE_AGES).filter(([, [from, to]]) => from <= age && age <= to)
  return [age, sizes.map(([size]) => size).join(' ')] as const
}).filter(([, sizes]) => sizes !== '')

/**
 * How shoppers say what the shop calls otherwise, each with what it means here; '' for what says nothing about goods. In
 * any form of the words. Several values of one filter mean any of them.
 */
const SYNONYMS: readonly (readonly [typed: string, meant: string])[] = [
  ...(['šálka', 'hrnek', 'pohár', 'mug'] as const).map((word) => [word, 'hrnček'] as const),
  ...(['tshirt', 't-shirt', 'triko', 'tielko'] as const).map((word) => [word, 'tričko'] as const),
  ...(['hoodie', 'hoodies'] as const).map((word) => [word, 'mikina s kapucňou'] as const),
  ...(['sveter', 'bunda'] as const).map((word) => [word, 'mikina'] as const),
  ...(['čiapka', 'čapica', 'kšiltovka'] as const).map((word) => [word, 'šiltovka'] as const),
  ...(['kabelka', 'batoh', 'vak', 'nákupka'] as const).map((word) => [word, 'taška'] as const),
  ...(['fotokrabička', 'krabička', 'škatuľka', 'album'] as const).map((word) => [word, 'fotobox'] as const),
  ['fotka', 'fotiek'],
  ...(['podmyšník', 'mousepad', 'mouse pad'] as const).map((word) => [word, 'podložka pod myš'] as const),
  ['zviera', 'zvieratá'],
  ['zvieratko', 'zvieratá'],
  ['zvierací', 'zvieratá'],
  ...(['kocúr', 'mačiatko', 'mačička'] as const).map((word) => [word, 'mačka'] as const),
  ['medvedík', 'medveď'],
  ['rybka', 'ryba'],
  ['slniečko', 'slnko'],
  ['srdiečko', 'srdce'],
  ['mesiačik', 'mesiac'],
  ['huba', 'hríby'],
  ['cyklista', 'bicykel'],
  ['turista', 'slovenské hory'],
  ['mikrovlnka', 'mikrovlnná'],
  ['vianočný', 'vianoce'],
  ['svadobný', 'svadba'],
  ['ľudový', 'folklór'],
  ['folklórny', 'folklór'],
  ['folk', 'folklór'],
  ['záchranka', 'EMS'],
  ...(
    ['muž', 'mužský', 'otec', 'ocko', 'oco', 'tato', 'dedko', 'dedo', 'manžel', 'brat', 'kamarát'] as const
  ).map((word) => [word, 'pánsky'] as const),
  ...(
    [
      'žena',
      'ženský',
      'mama',
      'mamka',
      'mamička',
      'babka',
      'babička',
      'manželka',
      'priateľka',
      'sestra',
      'kamarátka',
    ] as const
  ).map((word) => [word, 'dámsky'] as const),
  ['detský', 'detský chlapčenský dievčenský'],
  ['dieťa', 'detský chlapčenský dievčenský'],
  ...(['chlapec', 'syn', 'synček', 'vnuk'] as const).map((word) => [word, 'chlapčenský detský'] as const),
  ...(['dievča', 'dievčatko', 'dcéra', 'dcérka', 'vnučka'] as const).map(
    (word) => [word, 'dievčenský detský'] as const,
  ),
  ...SIZES_OF_AGES.flatMap(([age, sizes]) =>
    ['rokov', 'ročný'].map((unit) => [`${age} ${unit}`, sizes] as const),
  ),
  ['červený', 'bordová tehlová'],
  ['oranžový', 'tehlová'],
  ['žltý', 'horčicová'],
  ['béžový', 'piesková'],
  ['hnedý', 'piesková'],
  ['šedý', 'sivý melír'],
  ['tyrkysový', 'petrolejová'],
  ['tmavomodrý', 'námornícka modrá'],
  ['bledomodrý', 'nebeská modrá'],
  ['svetlomodrý', 'nebeská modrá'],
  ['xxl', '2XL'],
  ['xxxl', '3XL'],
  ['bez potlače', 'bez potlače'],
  ['čisté', 'bez potlače'],
  ['jednofarebné', 'bez potlače'],
  ...(
    [
      'potlač',
      'darček',
      'motív',
      'obrázok',
      'veľkosť',
      'farba',
      'cena',
      'lacný',
      'pekný',
      'ponuka',
      'výber',
    ] as const
  ).map((word) => [word, ''] as const),
]

/** What a search understands beside names, filters and categories. */
export const SEARCH_WORDS = {
  synonyms: SYNONYMS,
  // They say nothing about goods, and names are compared without them.
  small: (
    'a aj alebo ako cez do k ku na nad niečo o od po pod pre pri s so u v vo z za zo ' +
    'ze se pro chcem chcel chcela hľadám potrebujem máte mám kúpiť kde prosím'
  ).split(' '),
  // What is said of a product with a badge, and of one whose price was reduced.
  badges: { 'New in': 'novinka nový', 'limited edition': 'limitovaná edícia' },
  reduced: 'zľava zľavnený akcia výpredaj',
  upTo: ['do', 'pod', 'max', 'maximálne', 'najviac'],
  from: ['od', 'nad', 'min', 'aspoň'],
  euro: ['€', 'eur', 'euro', 'eura', 'eurá'],
}
