/** A part of a report: a title and what it lists. */
export interface ReportPart {
  title: string
  /** At least one; in a line that is broken, what follows is a detail of it. */
  lines: readonly string[]
  /** True where the owner has something to mend. */
  isToMend: boolean
}

const SHOWN = 20

/** A part for a terminal, the first lines of it. */
export function formatPart({ title, lines }: ReportPart): string {
  const rest = lines.length - SHOWN
  return [
    `${title}:`,
    ...lines.slice(0, SHOWN).map((line) => `  ${line.replaceAll('\n', '\n    ')}`),
    ...(rest > 0 ? [`  … and ${rest} more`] : []),
  ].join('\n')
}
