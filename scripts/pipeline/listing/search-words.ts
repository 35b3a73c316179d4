import { SIZE_AGES } from '../../../src/config/size-charts.ts'

const SIZES_OF_AGES = Array.from({ length: 18 }, (_, age) => {
  const sizes = Object.entries(SIZE_AGES).filter(([, [from, to]]) => from <= age && age <= to)
  return [age, sizes.map(([size]) => size).join(' ')] as const
}).filter(([, sizes]) => sizes !== '')

/**
 * Shoppers' words, in any form, and the shop's words for the same. '' stands for words that say nothing about goods.
 * Several values of one filter mean any of them.
 */
const CALLED: readonly (readonly [meant: string, typed: readonly string[]])[] = [
  ['hrnček', ['šálka', 'hrnek', 'pohár', 'mug']],
  ['tričko', ['tshirt', 't-shirt', 'triko', 'tielko']],
  ['mikina s kapucňou', ['hoodie', 'hoodies']],
  ['mikina', ['sveter', 'bunda']],
  ['šiltovka', ['čiapka', 'čapica', 'kšiltovka']],
  ['taška', ['kabelka', 'batoh', 'vak', 'nákupka']],
  ['fotobox', ['fotokrabička', 'krabička', 'škatuľka', 'album']],
  ['fotiek', ['fotka']],
  ['podložka pod myš', ['podmyšník', 'mousepad', 'mouse pad']],
  ['zvieratá', ['zviera', 'zvieratko', 'zvierací']],
  ['mačka', ['kocúr', 'mačiatko', 'mačička']],
  ['medveď', ['medvedík']],
  ['ryba', ['rybka']],
  ['slnko', ['slniečko']],
  ['srdce', ['srdiečko']],
  ['mesiac', ['mesiačik']],
  ['hríby', ['huba']],
  ['bicykel', ['cyklista']],
  ['slovenské hory', ['turista']],
  ['mikrovlnná', ['mikrovlnka']],
  ['vianoce', ['vianočný']],
  ['svadba', ['svadobný']],
  ['folklór', ['ľudový', 'folklórny', 'folk']],
  ['EMS', ['záchranka']],
  ['pánsky', ['muž', 'mužský', 'otec', 'ocko', 'oco', 'tato', 'dedko', 'dedo', 'manžel', 'brat', 'kamarát']],
  ['dámsky', ['žena', 'ženský', 'mama', 'mamka', 'mamička', 'babka', 'babička']],
  ['dámsky', ['manželka', 'priateľka', 'sestra', 'kamarátka']],
  ['detský chlapčenský dievčenský', ['detský', 'dieťa']],
  ['chlapčenský detský', ['chlapec', 'syn', 'synček', 'vnuk']],
  ['dievčenský detský', ['dievča', 'dievčatko', 'dcéra', 'dcérka', 'vnučka']],
  ...SIZES_OF_AGES.map(([age, sizes]) => [sizes, [`${age} rokov`, `${age} ročný`]] as const),
  ['bordová tehlová', ['červený']],
  ['tehlová', ['oranžový']],
  ['horčicová', ['žltý']],
  ['piesková', ['béžový', 'hnedý']],
  ['sivý melír', ['šedý']],
  ['petrolejová', ['tyrkysový']],
  ['námornícka modrá', ['tmavomodrý']],
  ['nebeská modrá', ['bledomodrý', 'svetlomodrý']],
  ['2XL', ['xxl']],
  ['3XL', ['xxxl']],
  ['bez potlače', ['bez potlače', 'čisté', 'jednofarebné']],
  ['', ['potlač', 'darček', 'motív', 'obrázok', 'veľkosť', 'farba', 'cena', 'lacný', 'pekný']],
  ['', ['ponuka', 'výber']],
]

/** Words that a search understands beside names, filters and categories. */
export const SEARCH_WORDS = {
  synonyms: CALLED.flatMap(([meant, typed]) => typed.map((word) => [word, meant] as const)),
  // These words say nothing about goods. Names are compared without them.
  small: (
    'a aj alebo ako cez do k ku na nad niečo o od po pod pre pri s so u v vo z za zo ' +
    'ze se pro chcem chcel chcela hľadám potrebujem máte mám kúpiť kde prosím'
  ).split(' '),
  // Words for products with a badge, and for reduced prices.
  badges: { 'New in': 'novinka nový', 'limited edition': 'limitovaná edícia' },
  reduced: 'zľava zľavnený akcia výpredaj',
  upTo: ['do', 'pod', 'max', 'maximálne', 'najviac'],
  from: ['od', 'nad', 'min', 'aspoň'],
  euro: ['€', 'eur', 'euro', 'eura', 'eurá'],
}
