/**
 * How shoppers say what the shop calls otherwise, each with what it means here; '' for what says nothing about goods. In
 * any form of the words. Several values of one filter mean any of them.
 */
const SYNONYMS: readonly (readonly [typed: string, meant: string])[] = [
  ...(['šálka', 'hrnek', 'pohár', 'mug'] as const).map((word) => [word, 'hrnček'] as const),
  ...(['tshirt', 't-shirt', 'triko', 'tielko'] as const).map((word) => [word, 'tričko'] as const),
  ...(['hoodie', 'hoodies', 'mikina s kapucou'] as const).map((word) => [word, 'mikina s kapucňou'] as const),
  ...(['sveter', 'bunda'] as const).map((word) => [word, 'mikina'] as const),
  ...(['čiapka', 'čapica', 'kšiltovka'] as const).map((word) => [word, 'šiltovka'] as const),
  ...(['kabelka', 'batoh', 'vak', 'nákupka'] as const).map((word) => [word, 'taška'] as const),
  ...(['fotokrabička', 'krabička', 'škatuľka', 'album'] as const).map((word) => [word, 'fotobox'] as const),
  ['fotka', 'fotiek'],
  ['podmyšník', 'podložka pod myš'],
  ['zviera', 'zvieratá'],
  ['zvieratko', 'zvieratá'],
  ['zvierací', 'zvieratá'],
  ['kocúr', 'mačka'],
  ['mačiatko', 'mačka'],
  ['vianočný', 'vianoce'],
  ['svadobný', 'svadba'],
  ['ľudový', 'folklór'],
  ['folklórny', 'folklór'],
  ['folk', 'folklór'],
  ['záchranka', 'EMS'],
  ['muž', 'pánsky'],
  ['mužský', 'pánsky'],
  ['žena', 'dámsky'],
  ['ženský', 'dámsky'],
  ['detský', 'detský chlapčenský dievčenský'],
  ['dieťa', 'detský chlapčenský dievčenský'],
  ['chlapec', 'chlapčenský detský'],
  ['dievča', 'dievčenský detský'],
  ['dievčatko', 'dievčenský detský'],
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
  ...(['potlač', 'darček', 'motív', 'obrázok', 'veľkosť', 'farba', 'cena', 'lacný', 'pekný'] as const).map(
    (word) => [word, ''] as const,
  ),
]

/** What a search understands beside names, filters and categories. */
export const SEARCH_WORDS = {
  synonyms: SYNONYMS,
  // One letter and more: they say nothing about goods, and names are compared without them.
  small: (
    'a aj alebo ako cez do k ku na nad niečo o od po pod pre pri s so u v vo z za zo ' + 'ze se pro'
  ).split(' '),
  upTo: ['do', 'pod', 'max', 'maximálne', 'najviac'],
  from: ['od', 'nad', 'min', 'aspoň'],
  euro: ['€', 'eur', 'euro', 'eura', 'eurá'],
}
