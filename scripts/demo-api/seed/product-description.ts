import * as v from 'valibot'
import { MOTIFS } from '../pictures/prints.ts'
import { GARMENT_KINDS } from '../pictures/picture.ts'
import { readTable } from '../read-table.ts'
import { pick, type Random } from './generate-plan.ts'
import type { ProductPlan } from './product-plan.ts'

/** What is said of each kind of product: a description takes one sentence of each part, and all facts. */
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

/** What an owner's editor leaves behind: all harmless, none of it tidy. */
const ODDITIES = [
  '<ul><li>Veľkosti<ul><li>bežné skladom</li><li>ostatné do týždňa</li></ul></li><li>Farby podľa ponuky</li></ul>',
  '<h2>Prečo práve toto?</h2><p>Lebo&nbsp;je <b>poctivo</b> <i>vyrobené</i> doma.<br><br>A&nbsp;lebo sa nám páči.',
  '<div style="color:#333"><font face="Arial">Tlačíme v&nbsp;Žiline &amp; posielame po celom Slovensku.</font></div>',
  '<table><tbody><tr><th>Dodanie</th><td>2 – 4 dni</td></tr><tr><th>Výmena</th><td>do 14 dní</td></tr></tbody></table>',
]

/** What sanitising is for: nothing of this may ever run in a shop. */
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
