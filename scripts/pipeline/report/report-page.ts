import { REPORT, STAGE_NAMES } from '../../../src/messages/report.ts'
import { escapeXml } from '../feeds/xml.ts'
import type { BuildReport } from './build-report.ts'
import { ownerReport, type OwnerLine, type OwnerPart } from './owner-report.ts'

function lineHtml({ name, href, note }: OwnerLine): string {
  // Without the shop's own address there is only a path, which leads nowhere from here.
  const label = href?.startsWith('http')
    ? `<a href="${escapeXml(href)}">${escapeXml(name)}</a>`
    : escapeXml(name)
  const said = note ? ` <span>${escapeXml(note)}</span>` : ''
  return `<li>${label}${said}</li>`
}

/** Lists with more lines are closed at first. */
const OPEN_LINES = 20

function partHtml({ title, lines }: OwnerPart): string {
  if (lines.length === 0) return `<p class="part">${escapeXml(title)}</p>`
  return `<details class="part"${lines.length <= OPEN_LINES ? ' open' : ''}>
<summary>${escapeXml(title)} <b>${lines.length}</b></summary>
<ul>
${lines.map(lineHtml).join('\n')}
</ul>
</details>`
}

function partsHtml(heading: string, parts: readonly OwnerPart[], without: string): string {
  return `<h2>${heading}</h2>\n${parts.length > 0 ? parts.map(partHtml).join('\n') : `<p>${without}</p>`}`
}

/** A report as a page for the owner, in Slovak; it is no page of the shop. */
export function reportPage(report: BuildReport): string {
  const { title, summary, toMend, changes } = ownerReport(report)
  const when = REPORT.when(report.builtAt)
  const stages = report.stages.map(
    ({ name, ms }) =>
      `<tr><th scope="row">${escapeXml(STAGE_NAMES[name] ?? name)}</th><td>${REPORT.seconds(ms)}</td></tr>`,
  )
  return `<!doctype html>
<html lang="sk">
<meta charset="utf-8">
<meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${REPORT.title}, ${escapeXml(when)}</title>
<style>
:root { color-scheme: light dark }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
h1 { margin-bottom: .25rem }
h2 { margin-top: 2.5rem }
.part { margin: 1rem 0; padding: .75rem 1rem; border-left: 4px solid light-dark(#8a8490, #817b89); background: light-dark(#f1ede5, #2a2830) }
.to-mend .part { border-color: light-dark(#b02e13, #ff8a6b) }
summary { font-weight: 600; cursor: pointer }
summary b { margin-left: .25rem; font-variant-numeric: tabular-nums }
ul { margin: .5rem 0 0; padding-left: 1.25rem }
li { overflow-wrap: anywhere }
li span { color: light-dark(#5b5660, #b5b0ba) }
a { color: inherit }
th { text-align: left; font-weight: 400; padding-right: 2rem }
td { text-align: right; font-variant-numeric: tabular-nums }
</style>
<h1>${title}</h1>
<p>${escapeXml(summary)}</p>
<p><time datetime="${escapeXml(report.builtAt)}">${escapeXml(when)}</time>. ${REPORT.from} ${escapeXml(report.apiUrl)}</p>
<section class="to-mend">
${partsHtml(REPORT.toMend, toMend, REPORT.nothingToMend)}
</section>
<section>
${partsHtml(REPORT.whatChanged, changes, report.changes ? REPORT.nothingChanged : REPORT.first)}
</section>
<h2>${REPORT.time}</h2>
<table>
${stages.join('\n')}
</table>
</html>
`
}
