import type { Artwork } from '../catalogue/rules/artwork.ts'
import { ARTWORK_PLANS } from './artwork-plans.ts'
import { SHOP } from './shop.ts'

/** The photos and designs that customers send for their goods, each with the e-mail address for them. */
export const ARTWORKS: readonly Artwork[] = ARTWORK_PLANS.map(({ email, offer, ...plan }) => ({
  ...plan,
  email:
    email === null
      ? { label: SHOP.email.label, address: SHOP.email.href.slice('mailto:'.length) }
      : { label: email, address: email },
  // An owner who prints nothing (`craftSentence`) offers no print.
  offer:
    SHOP.craftSentence === null
      ? null
      : offer && {
          ...offer,
          size: offer.size ?? SHOP.samplePrint?.size ?? null,
          fromCents: offer.fromCents ?? SHOP.samplePrint?.fromCents ?? null,
          time: offer.time ?? SHOP.samplePrint?.time ?? null,
        },
}))
