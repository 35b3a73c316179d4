import { formatCount } from '../../text/plural.ts'
import type { FoundPoints } from '../rules/find-points.ts'

/** Texts of `<point-chooser>`. */
export const CHOOSER = {
  loading: 'Načítavame zoznam výdajných miest…',
  failed: 'Zoznam výdajných miest sa nepodarilo načítať.',
  retry: 'Skúsiť znova',
  last: 'Naposledy ste si vybrali toto miesto. Iné nájdete podľa obce alebo PSČ.',
  gone: (name: string) =>
    `Miesto „${name}“, ktoré ste si vybrali naposledy, už dopravca neponúka. Vyberte, prosím, iné.`,
  isLast: 'naposledy',
  isNear: 'podobné PSČ',
} as const

const POINTS = { one: 'miesto', few: 'miesta', other: 'miest' }

/**
 * Says how many points a text names, and that others with similar postal codes follow. How far they are nobody knows.
 * @example foundPoints('bratislava', found) // 'Zobrazujeme 20 z 63, spresnite obec, ulicu alebo PSČ.'
 */
export function foundPoints(text: string, { points, total, near }: FoundPoints): string {
  if (points.length === 0)
    return `Pre „${text}“ sme nenašli žiadne miesto. Skúste PSČ, väčšiu obec v\u00A0okolí alebo ulicu.`
  if (total === 0) return 'Priamo tu žiadne miesto nie je. Toto sú miesta s\u00A0podobným PSČ.'
  if (total > points.length)
    return `Zobrazujeme ${points.length} z\u00A0${total}, spresnite obec, ulicu alebo PSČ.`
  const found = formatCount(total, POINTS)
  return near === 0 ? found : `${found} a\u00A0za nimi ${near} s\u00A0podobným PSČ`
}
