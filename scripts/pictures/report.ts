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

const INSTEAD: Record<PictureFault['shown'], string> = {
  placeholder: 'a placeholder stands in',
  'earlier-files': 'the last good one is shown',
  'media-host': 'pages point to the media host, and the next build asks again',
}

/** The pictures that shoppers may not see, for the owner to mend, placeholders first; '' when there is none. */
export function pictureReport(faults: readonly PictureFault[]): string {
  if (faults.length === 0) return ''
  const isPlaceholder = ({ shown }: PictureFault) => shown === 'placeholder'
  const worstFirst = [...faults.filter(isPlaceholder), ...faults.filter((fault) => !isPlaceholder(fault))]
  const lines = worstFirst
    .slice(0, SHOWN)
    .map(
      ({ owner, address, problem, shown }) =>
        `  ${owner}: ${REASONS[problem]}; ${INSTEAD[shown]}\n    ${address}`,
    )
  const rest = faults.length - SHOWN
  return [
    `${faults.length} ${faults.length === 1 ? 'picture needs' : 'pictures need'} mending:`,
    ...lines,
    ...(rest > 0 ? [`  … and ${rest} more`] : []),
  ].join('\n')
}
