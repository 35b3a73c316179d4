import { KIND_TEXTS } from './kind-texts.ts'
import { MOTIF_STORIES } from './motif-stories.ts'
import type { ProductPlan } from './product-plan.ts'
import { pick, type Random } from './random-choice.ts'

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

function paragraphs(plan: ProductPlan, random: Random): string[] {
  const texts = KIND_TEXTS[plan.kind]
  const story = plan.motif === null ? [] : [MOTIF_STORIES[plan.motif]]
  const opening = [pick(random, texts.openings), ...story].join(' ')
  const about = plan.isWithoutPrint ? [WITHOUT_PRINT] : plan.isEms ? [EMS] : []
  const rest = [pick(random, texts.materials), ...about, pick(random, texts.closings)]
  // Two to four in all; the first always says what the product is.
  return [opening, ...rest.slice(0, random() < 0.25 && about.length === 0 ? 1 : rest.length)]
}

/** The product's description as an owner would write it: HTML. */
export function productDescription(plan: ProductPlan, random: Random): string {
  const facts = KIND_TEXTS[plan.kind].facts.map((fact) => `<li>${fact}</li>`)
  const body = paragraphs(plan, random).map((text) => `<p>${text}</p>`)
  const oddity = pick(random, ODDITIES)
  const extra = plan.html === 'odd' ? oddity : plan.html === 'hostile' ? HOSTILE : ''
  return `${body.join('\n')}\n<ul>${facts.join('')}</ul>${extra}`
}
