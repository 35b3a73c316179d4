import { PRINT } from '../cart/texts/goods-sentences.ts'
import { ARTWORKS } from '../config/artwork.ts'
import { OWN_PRINT, printPrice, printScope } from './texts/own-print.ts'

/** The class of facts that do not hold for a piece with own print: styles hide them while the tick is set. */
export const UNLESS_PRINTED = 'unless-printed'

interface Props {
  artwork: string | undefined
  /** True if the address asks for own print. */
  isAsked: boolean
}

/** The tick for own print beside the choice, with what is printed, for how much and how (rule 135). */
export function OwnPrint({ artwork, isAsked }: Props) {
  const offer = ARTWORKS.find(({ id }) => id === artwork)?.offer
  if (!offer) return null
  return (
    <div className="own-print">
      <label>
        <input type="checkbox" name="print" value="1" defaultChecked={isAsked} aria-describedby="own-print" />
        <span>{OWN_PRINT.tick}</span>
      </label>
      <div id="own-print">
        <p className="fine-print">
          <span>{`${printScope(offer)} ${printPrice(offer)} ${OWN_PRINT.design} `}</span>
          <a href={OWN_PRINT.path}>{OWN_PRINT.how}</a>
        </p>
        <div role="status">
          <p className="print-terms">{`${offer.isReturnable ? '' : `${PRINT.noReturn} `}${OWN_PRINT.day}`}</p>
        </div>
      </div>
    </div>
  )
}
