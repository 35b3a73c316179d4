/** A Slovak number of nine digits after 0 or +421, or a number of any other country. */
const PHONE = /^(?:(?:\+|00)421|0)[1-9]\d{8}$|^(?:\+|00)(?!421)[1-9]\d{6,14}$/

/** A number without the spaces and signs between its digits. */
function compact(text: string): string {
  return text.replaceAll(/[\s()/.-]/g, '')
}

/** Whether a phone in Slovakia can dial the number. */
export function isPhone(text: string): boolean {
  return PHONE.test(compact(text))
}

/** A number with its country code. @example internationalPhone('0900 123 456') // '+421900123456' */
export function internationalPhone(text: string): string {
  return compact(text).replace(/^00/, '+').replace(/^0/, '+421')
}
