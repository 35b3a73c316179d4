/** What a terminal acts on, or shows as something else than it is: controls, marks of direction, invisible letters. */
const UNSEEN = /[\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g
const SHOWN = 60

/**
 * A foreign value as it may stand in a message: short, in quotes when it is a text, and with nothing in it that a
 * terminal would act on.
 * @example quote('Tričko') // '"Tričko"'
 */
export function quote(value: unknown): string {
  const json = JSON.stringify(typeof value === 'string' ? shorten(value) : value) as string | undefined
  const safe = (json ?? typeof value).replaceAll(UNSEEN, (mark) => `\\u${hex(mark)}`)
  return typeof value === 'string' ? safe : shorten(safe)
}

function shorten(text: string): string {
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text
}

function hex(mark: string): string {
  return mark.charCodeAt(0).toString(16).padStart(4, '0')
}
