import type { BuildReport } from './build-report.ts'
import { reportParts, reportSummary } from './report-parts.ts'
import type { ReportPart } from './report-part.ts'

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign)
}

function partHtml({ title, lines, isToMend }: ReportPart): string {
  const items = lines.map((line) => `<li>${escapeHtml(line).replaceAll('\n', '<br>')}</li>`)
  return `<details${isToMend ? ' open' : ''}>
<summary>${escapeHtml(title)}</summary>
<ul>
${items.join('\n')}
</ul>
</details>`
}

/** A report as a page for people; it stays with the owner and is no page of the shop. */
export function reportPage(report: BuildReport): string {
  const stages = report.stages.map(
    ({ name, ms }) => `<tr><th scope="row">${escapeHtml(name)}</th><td>${(ms / 1000).toFixed(1)} s</td></tr>`,
  )
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Build of ${escapeHtml(report.builtAt)}</title>
<style>
body { font: 16px/1.5 system-ui; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color-scheme: light dark }
summary { font-weight: 600; margin-top: 1rem }
th { text-align: left; font-weight: 400; padding-right: 2rem }
td { text-align: right; font-variant-numeric: tabular-nums }
</style>
<h1>${report.outcome === 'built' ? 'The shop was built' : 'The shop stays as it is'}</h1>
<p>${escapeHtml(reportSummary(report))}</p>
<p>From ${escapeHtml(report.apiUrl)}, <time>${escapeHtml(report.builtAt)}</time></p>
${reportParts(report).map(partHtml).join('\n')}
<h2>Time</h2>
<table>
${stages.join('\n')}
</table>
</html>
`
}
