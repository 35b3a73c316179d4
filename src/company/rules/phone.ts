/** A Slovak number of nine digits after 0 or +421, or any other country's. */
const PHONE = /^(?:(?:\+|00)421|0)[1-9]\d{8}$|^(?:\+|00)(?!421)[1-9]\d{6,14}$/

/** A number without the spaces and signs that people put between its digits. */
function compact(text: string): string {
  return text.replaceAll(/[\s()/.-]/g, '')
}

/** True for a number that a phone can dial from Slovakia. */
export function isPhone(text: string): boolean {
  return PHONE.test(compact(text))
}

/** As it is dialled from any country. @example internationalPhone('0900 123 456') // '+421900123456' */
export function internationalPhone(text: string): string {
  return compact(text).replace(/^00/, '+').replace(/^0/, '+421')
}
