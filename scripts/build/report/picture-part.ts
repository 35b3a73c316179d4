import { printable, quote } from '../../../src/domain/quote.ts'
import type { PictureFault } from '../pictures/make-pictures.ts'
import type { ReportPart } from './report-part.ts'

const REASONS: Record<PictureFault['problem'], string> = {
  missing: 'the media host does not have it',
  'too-heavy': 'the file is too heavy',
  timeout: 'it did not come in time',
  unreachable: 'the media host failed to give it',
  'leads-away': 'the media host leads to another host; if that is yours, name it in REDIRECT_HOSTS',
  'not-a-picture': 'the file is not a JPEG, PNG, WebP, GIF or AVIF picture',
  corrupt: 'the file is damaged',
  'too-many-pixels': 'it has too many pixels',
}

const INSTEAD: Record<PictureFault['shown'], string> = {
  placeholder: 'a placeholder stands in',
  'earlier-files': 'the last good one is shown',
  'media-host': 'pages point to the media host, and the next build asks again',
}

/** The pictures that shoppers may not see, for the owner to mend, placeholders first; none when there is none. */
export function picturePart(faults: readonly PictureFault[]): ReportPart[] {
  if (faults.length === 0) return []
  const isPlaceholder = ({ shown }: PictureFault) => shown === 'placeholder'
  const worstFirst = [...faults.filter(isPlaceholder), ...faults.filter((fault) => !isPlaceholder(fault))]
  return [
    {
      title: `${faults.length} ${faults.length === 1 ? 'picture needs' : 'pictures need'} mending`,
      lines: worstFirst.map(
        ({ owner, address, problem, shown }) =>
          `${quote(owner)}: ${REASONS[problem]}; ${INSTEAD[shown]}\n${printable(address)}`,
      ),
      isToMend: true,
    },
  ]
}
