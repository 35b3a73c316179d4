/** What a terminal acts on, or shows as something else than it is: controls, marks of direction, invisible letters, halves of letters. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu
const QUOTED = 60
/** As much as a sentence is. */
const SHOWN = 300

/**
 * A foreign text as it may be printed: on one line, bounded, and with nothing in it that a terminal would act on.
 * @param most how many letters of it are shown
 * @example printable('a\nb') // 'a\\u000ab'
 */
export function printable(text: string, most = SHOWN): string {
  // Cut between letters, of which some are two units long.
  const letters = Array.from(text.slice(0, 2 * most + 2))
  const shown = letters.length > most ? `${letters.slice(0, most).join('')}…` : text
  return shown.replaceAll(
    UNSEEN,
    (mark) => `\\u${(mark.codePointAt(0) as number).toString(16).padStart(4, '0')}`,
  )
}

/** A foreign value as JSON; `undefined` for what has none, or is nested too deeply to be written. */
export function toJson(value: unknown): string | undefined {
  try {
    return JSON.stringify(value)
  } catch {
    return undefined
  }
}

/**
 * A foreign value as it may stand in a message: as `printable`, and in quotes when it is a text.
 * @example quote('Tričko') // '"Tričko"'
 * @example quote('Mäta "extra"') // '“Mäta "extra"”'
 */
export function quote(value: unknown): string {
  if (typeof value !== 'string') {
    return printable(toJson(value) ?? typeof value, QUOTED)
  }
  const text = printable(value, QUOTED)
  return text.includes('"') ? `“${text}”` : `"${text}"`
}
