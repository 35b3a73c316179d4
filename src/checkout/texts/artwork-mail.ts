import type { ArtworkGroup } from '../../cart/rules/cart-artwork.ts'
import { artworkAmount, artworkOfLine, OPTIONAL, printTerms } from '../../cart/texts/artwork-texts.ts'

/** A sentence that contains an e-mail address. The receipt makes the address a link. */
export interface ArtworkSentence {
  before: string
  address: string
  after: string
}

/**
 * The sentence on the receipt.
 * @param until the last day, in words; `null` for no limit
 * @example 'Pošlite 20 fotiek na info@example.sk najneskôr 3. 12., do predmetu napíšte 2025000042.'
 */
export function artworkAfter(
  { lines, email, isRequired }: ArtworkGroup,
  subject: string,
  until: string | null,
): ArtworkSentence {
  const oneMail = lines.length > 1 ? ' jedným e-mailom' : ''
  const latest = until === null ? '' : ` najneskôr ${until}`
  return {
    before: `${isRequired ? 'Pošlite' : 'Môžete poslať'}${oneMail} ${artworkAmount(lines)} na\u00A0`,
    address: email.label,
    after: `${latest}, do predmetu napíšte ${subject}.${isRequired ? '' : ` ${OPTIONAL}`}${printTerms(lines)}`,
  }
}

/** The link that opens the e-mail, with its subject and text filled in. */
export function artworkMail({ lines, email }: ArtworkGroup, subject: string): string {
  const text = [
    'Dobrý deň,',
    '',
    `k objednávke ${subject} posielam:`,
    ...lines.map((own) => `– ${artworkOfLine(own)}`.replaceAll('\u00A0', ' ')),
    '',
  ].join('\r\n')
  const address = encodeURIComponent(email.address).replace('%40', '@')
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`
}
