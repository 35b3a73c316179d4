import { STITCHES_SHOWN } from '../../config/limits.ts'
import { formatColorCount } from '../../messages/product/color-count.ts'

/** From the beginning of one stitch to the next, in pixels. */
const PITCH = 24

/** The colours of a product as stitches (rule 128). Without any it keeps its place, so that cards beside each other align. */
export function Stitches({ swatches }: { swatches: readonly string[] }) {
  const shown = swatches.slice(0, STITCHES_SHOWN)
  const more = swatches.length - shown.length
  const spoken = swatches.length > 1 ? { role: 'img', 'aria-label': formatColorCount(swatches.length) } : {}
  return (
    <svg className="stitches" {...spoken}>
      {shown.map((swatch, i) => (
        <rect key={i} x={i === 0 ? undefined : i * PITCH} fill={swatch === '' ? 'none' : `#${swatch}`} />
      ))}
      {more > 0 && <text x={shown.length * PITCH}>{`+${more}`}</text>}
    </svg>
  )
}
