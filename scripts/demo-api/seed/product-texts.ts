import * as v from 'valibot'
import { MOTIFS } from '../pictures/prints.ts'
import { GARMENT_KINDS } from '../pictures/picture.ts'
import { readTable } from '../read-table.ts'
import { pick, type Random } from './generate-plan.ts'
import { type ProductPlan, isGarment } from './product-plan.ts'
import { colourOf } from '../pictures/colours.ts'

/** Sentences for each kind of product. A description has one of each part, and all facts. */
const TEXTS = readTable(
  new URL('descriptions.csv', import.meta.url),
  v.object({
    kind: v.picklist(GARMENT_KINDS),
    part: v.picklist(['opening', 'material', 'closing', 'fact']),
    text: v.string(),
  }),
)
const WITHOUT_PRINT =
  'Je bez potlače, takže sa hodí pod bundu, do práce aj na vlastnú tvorbu. Potlač vieme doplniť podľa vášho návrhu.'
const EMS =
  'Patrí do kolekcie EMS, ktorú pripravujeme spolu so záchranármi. Z každého kusu ide jedno euro na výcvik.'

/** Untidy but harmless HTML, such as editors leave behind. */
const ODDITIES = [
  '<ul><li>Veľkosti<ul><li>bežné skladom</li><li>ostatné do týždňa</li></ul></li><li>Farby podľa ponuky</li></ul>',
  '<h2>Prečo práve toto?</h2><p>Lebo&nbsp;je <b>poctivo</b> <i>vyrobené</i> doma.<br><br>A&nbsp;lebo sa nám páči.',
  '<div style="color:#333"><font face="Arial">Tlačíme v&nbsp;Žiline &amp; posielame po celom Slovensku.</font></div>',
  '<table><tbody><tr><th>Dodanie</th><td>2 – 4 dni</td></tr><tr><th>Výmena</th><td>do 14 dní</td></tr></tbody></table>',
]

/** HTML that sanitising must take out: nothing of it may ever run in a shop. */
const HOSTILE =
  '<script>window.__hostile = "script"</script>' +
  '<img src="x" onerror="window.__hostile = \'onerror\'">' +
  '<p onclick="window.__hostile = \'onclick\'">Opis s <a href="javascript:window.__hostile=\'link\'">odkazom</a>, ' +
  'ktorý nesmie nič spustiť.</p>' +
  '<iframe src="https://example.com/"></iframe><svg onload="window.__hostile = \'svg\'"></svg>' +
  '<style>body { display: none }</style>'

/** The product's description as an owner would write it: HTML of two to four paragraphs, and the facts. */
export function productDescription(plan: ProductPlan, random: Random): string {
  const textsOf = (part: (typeof TEXTS)[number]['part']) =>
    TEXTS.filter((one) => one.kind === plan.kind && one.part === part).map(({ text }) => text)
  const story = MOTIFS.filter(({ id }) => id === plan.motif).map((motif) => motif.story)
  const opening = [pick(random, textsOf('opening')), ...story].join(' ')
  const about = plan.isWithoutPrint ? [WITHOUT_PRINT] : plan.isEms ? [EMS] : []
  const rest = [pick(random, textsOf('material')), ...about, pick(random, textsOf('closing'))]
  const isShort = random() < 0.25 && about.length === 0
  const body = [opening, ...(isShort ? rest.slice(0, 1) : rest)].map((text) => `<p>${text}</p>`)
  const facts = textsOf('fact').map((fact) => `<li>${fact}</li>`)
  const oddity = pick(random, ODDITIES)
  const extra = plan.html === 'odd' ? oddity : plan.html === 'hostile' ? HOSTILE : ''
  return `${body.join('\n')}\n<ul>${facts.join('')}</ul>${extra}`
}

/** What each kind of product is made of, how it is cared for, and what to beware of. */
const INFORMATION = readTable(
  new URL('information.csv', import.meta.url),
  v.object({
    kind: v.picklist(GARMENT_KINDS),
    material: v.string(),
    care: v.string(),
    warnings: v.string(),
  }),
)
/** Who makes what the shop does not print under its own name. */
const SUPPLIER = {
  name: 'Ukážkový úplet, a. s.',
  address: 'Vzorová 3, 911 01 Trenčín',
  email: 'uplet@example.sk',
}

/** An EAN with its check digit; numbers that begin with 2 are free for use within a shop. */
function toEan(id: number): string {
  const digits = `2${String(id).padStart(11, '0')}`
  const sum = Array.from(digits).reduce(
    (total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3),
    0,
  )
  return digits + String((10 - (sum % 10)) % 10)
}

/** What is known of a product beside its description; of one in twenty only its colour and its manufacturer. */
export function productInformation(id: number, plan: ProductPlan) {
  const { material, care, warnings } = INFORMATION.find(({ kind }) => kind === plan.kind) ?? {}
  return {
    ...(plan.colours.length === 1 && { colour: colourOf(plan.colours[0]).name }),
    ...((plan.isWithoutPrint || plan.isEms) && { manufacturer: SUPPLIER }),
    ...(id % 20 !== 15 && { material, care, warnings }),
    ...(!isGarment(plan) && id % 3 === 0 && { ean: toEan(id) }),
  }
}
