// Rule 225
import { expect, it } from 'vitest'
import { foldText } from '../../../src/text/fold.ts'
import {
  isOfMaterial,
  isOneLetterOff,
  nounOf,
  stemOf,
  verbOf,
} from '../../../src/product-index/rules/stem.ts'

const stem = (word: string) => stemOf(foldText(word))

const FORMS = `
tričko: tričká tričiek tričku tričkom tričkám tričkách tričkami
hrnček: hrnčeky hrnčeka hrnčekov hrnčekom hrnčekoch hrnčekmi
mikina: mikiny mikín mikinu mikinou mikinám mikinách mikinami
šiltovka: šiltovky šiltoviek šiltovku šiltovkou šiltovkách
taška: tašky tašiek tašku taškou taškami
fotka: fotky fotiek fotku fotkami
podložka: podložky podložiek podložku podložkou
mačka: mačky mačiek mačku mačkou mačkami
líška: líšky líšok líšku líškou
medveď: medvede medveďa medveďov medveďom
jeleň: jelene jeleňa jeleňov jeleňom jeleňmi
havran: havrany havranov havranom havrani
sova: sovy sov sovu sovou sovami
ryba: ryby rýb rybou rybami
veľryba: veľryby veľrýb veľrybou
kriváň: kriváňa kriváňom kriváni
tatry: tatier tatrách tatrami
srdce: srdca sŕdc srdcom srdcia
slnko: slnka slnkom slniek
raketa: rakety rakiet raketou
rozeta: rozety roziet rozetou
bicykel: bicykle bicykla bicyklov bicyklom
votrelec: votrelca votrelcov votrelcom
sedmokráska: sedmokrásky sedmokrások
slúchadlá: slúchadiel slúchadlami
hviezda: hviezdy hviezd hviezdami
vianoce: vianoc vianociach
fotografia: fotografie fotografií fotografiami
darček: darčeky darčekov darčekom
žena: ženy žien ženu
kapucňa: kapucne kapucňou kapucní
svadba: svadby svadieb svadbou
čierny: čierna čierne čierneho čiernu čiernych čiernej
dámsky: dámska dámske dámskeho dámskych
biely: biela bielu bielych bielymi
ružový: ružová ružovú ružových ružovou ružovej ružového
detský: detské detskej detskému detských
pánsky: pánskeho pánske
potlač: potlače potlačou
`
  .trim()
  .split('\n')
  .map((line) => line.split(': '))
  .flatMap(([word = '', forms = '']) => forms.split(' ').map((form) => [form, word] as const))

it('150 forms of words have the stem of their word', () => {
  expect(FORMS.length).toBeGreaterThanOrEqual(150)
  expect(FORMS.filter(([form, word]) => stem(form) !== stem(word))).toEqual([])
})

it('different words keep different stems', () => {
  const words = FORMS.map(([, word]) => word)
  const others = 'vlna bavlna káva krava list lístok stan strana hory hríby pánsky pes'.split(' ')
  const all = [...new Set([...words, ...others])]
  expect(new Set(all.map(stem)).size).toBe(all.length)
})

it.each([
  ['mikyna', 'mikina', true],
  ['mikna', 'mikina', true],
  ['mikiina', 'mikina', true],
  ['mikian', 'mikina', true],
  ['mikina', 'mikina', true],
  ['mkyna', 'mikina', false],
  ['mikino-', 'mikina', false],
  ['taska', 'tricko', false],
])('%s is one letter off %s: %s', (one, other, isOff) => {
  expect(isOneLetterOff(one, other)).toBe(isOff)
  expect(isOneLetterOff(other, one)).toBe(isOff)
})

it.each([
  ...[
    'hoodie hoodies',
    'beanie beanies',
    'box boxes',
    'dress dresses',
    'berry berries',
    'tee tees',
    'cap caps',
  ],
  ...['zips zipsu', 'eva evy', 'mia mie', 'osa osy'],
])('the words "%s" are forms of one word', (words) => {
  const [one, other] = words.split(' ').map(stem)
  expect(other).toBe(one)
})

it('an English plural is not seen in a Slovak comparative', () =>
  expect(stem('menšie')).not.toBe(stem('meno')))

it.each([
  ['vrátiť', 'vrátim vrátime vrátite vrátila vrátili vrátia vrátenie'],
  ['reklamovať', 'reklamujem reklamujete reklamovala reklamovali'],
  ['platiť', 'platím platíme platia'],
  ['navrhnúť', 'navrhnem navrhnete'],
])('"%s" is the verb of %s', (verb, forms) => {
  for (const form of forms.split(' ')) expect(verbOf(foldText(form)), form).toBe(verbOf(foldText(verb)))
})

it.each([
  ['nákupná', 'nakup'],
  ['pánske', 'pan'],
  ['mikina', ''],
  ['vlnená', ''],
])('the noun of "%s" is "%s"', (word, noun) => expect(nounOf(foldText(word))).toBe(noun))

it('an adjective of a material is told by its ending', () => {
  expect(['vlneny', 'bavlnena', 'drevenych'].every(isOfMaterial)).toBe(true)
  expect(['rodinny', 'kavovy', 'panska'].some(isOfMaterial)).toBe(false)
})
