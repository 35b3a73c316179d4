import type { SendSentence } from '../../cart/texts/goods-sentences.ts'

/** The link that opens the e-mail of a sentence on the receipt, with its subject and text filled in. */
export function artworkMail({ group: { email }, items }: SendSentence, subject: string): string {
  const text = [
    'Dobrý deň,',
    '',
    `k objednávke ${subject} posielam:`,
    ...items.map((item) => `– ${item}`.replaceAll('\u00A0', ' ')),
    '',
  ].join('\r\n')
  const address = encodeURIComponent(email.address).replace('%40', '@')
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`
}
