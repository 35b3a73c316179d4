/** Characters that a terminal would act on or not show: control, formatting and separator characters, lone surrogates. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu
const QUOTED = 60
/** About the length of a sentence. */
const SHOWN = 300

/** A foreign text for a message: on one line, shortened, with unseen characters as codes. */
export function printable(text: string, most = SHOWN): string {
  // Cut between characters, because some are two UTF-16 units long.
  const letters = Array.from(text.slice(0, 2 * most + 2))
  const shown = letters.length > most ? `${letters.slice(0, most).join('')}…` : text
  return shown.replaceAll(
    UNSEEN,
    (mark) => `\\u${(mark.codePointAt(0) as number).toString(16).padStart(4, '0')}`,
  )
}

/** A foreign value as JSON; `undefined` where JSON cannot express it or it is nested too deeply. */
export function toJson(value: unknown): string | undefined {
  try {
    return JSON.stringify(value)
  } catch {
    return undefined
  }
}

/** A text in quotes, made printable. @example quote('Tričko') // '"Tričko"' @example quote('"extra"') // '“"extra"”' */
export function quote(value: unknown): string {
  if (typeof value !== 'string') {
    return printable(toJson(value) ?? typeof value, QUOTED)
  }
  const text = printable(value, QUOTED)
  return text.includes('"') ? `“${text}”` : `"${text}"`
}
