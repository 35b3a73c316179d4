import { STITCHES_SHOWN } from '../../config/limits.ts'
import { formatColorCount } from '../../messages/product/color-count.ts'

/**
 * The colours of a product as stitches (rule 128). Without any it keeps its place, so that cards beside each other align.
 * A style attribute would need another policy: `color` is an attribute of SVG.
 */
export function Stitches({ swatches }: { swatches: readonly string[] }) {
  const shown = swatches.slice(0, STITCHES_SHOWN)
  const more = swatches.length - shown.length
  const spoken = swatches.length > 1 ? { role: 'img', 'aria-label': formatColorCount(swatches.length) } : {}
  return (
    <p className="stitches" {...spoken}>
      {shown.map((swatch, i) => (
        // Two may be of one colour, and a product's colours never change places.
        <svg key={i} color={swatch === '' ? 'transparent' : `#${swatch}`} />
      ))}
      {more > 0 && `+${more}`}
    </p>
  )
}
