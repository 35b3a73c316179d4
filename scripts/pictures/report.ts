import type { PictureFault } from '../../src/catalogue/pictures/make-pictures.ts'

const SHOWN = 20

const REASONS: Record<PictureFault['problem'], string> = {
  missing: 'the media host does not have it',
  'too-heavy': 'the file is too heavy',
  timeout: 'it did not come in time',
  unreachable: 'the media host failed to give it',
  'not-a-picture': 'the file is not a JPEG, PNG, WebP, GIF or AVIF picture',
  corrupt: 'the file is damaged',
  'too-many-pixels': 'it has too many pixels',
}

/** The pictures that shoppers do not see, for the owner to mend; one line each, '' when there is none. */
export function pictureReport(faults: readonly PictureFault[]): string {
  if (faults.length === 0) return ''
  const lines = faults.slice(0, SHOWN).map(({ owner, address, problem, hasOldFiles }) => {
    const instead = hasOldFiles ? ' (the last good one is shown)' : ''
    return `  ${owner}: ${REASONS[problem]}${instead}\n    ${address}`
  })
  const rest = faults.length - SHOWN
  return [
    `${faults.length} ${faults.length === 1 ? 'picture needs' : 'pictures need'} mending; a placeholder stands in:`,
    ...lines,
    ...(rest > 0 ? [`  … and ${rest} more`] : []),
  ].join('\n')
}
