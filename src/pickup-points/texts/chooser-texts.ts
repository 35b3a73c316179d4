import { outOf } from '../../text/out-of.ts'
import { formatCount } from '../../text/slovak.ts'
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
  /** @param km from the points of the town; `undefined` if the list has no coordinates */
  isNear: (km: number | undefined) =>
    km === undefined
      ? 'podobné PSČ'
      : km === 0
        ? 'v\u00A0tejto obci'
        : `v\u00A0okolí, ${Math.max(1, Math.round(km))}\u00A0km`,
} as const

const POINTS = { one: 'miesto', few: 'miesta', other: 'miest' }

/**
 * Says how many points a text names, and that others follow: around it, or only with similar postal codes.
 * @example foundPoints('bratislava', found) // 'Zobrazujeme 20 zo 63, spresnite obec, ulicu alebo PSČ.'
 */
export function foundPoints(text: string, { points, total, near, away }: FoundPoints): string {
  if (points.length === 0)
    return `Pre „${text}“ sme nenašli žiadne miesto. Skúste PSČ, väčšiu obec v\u00A0okolí alebo ulicu.`
  const how = away.size > 0 ? 'v\u00A0okolí' : 's\u00A0podobným PSČ'
  if (total === 0) return `Priamo tu žiadne miesto nie je. Toto sú miesta ${how}.`
  if (total > points.length)
    return `Zobrazujeme ${points.length} ${outOf(total)}, spresnite obec, ulicu alebo PSČ.`
  const found = formatCount(total, POINTS)
  return near === 0 ? found : `${found} a\u00A0za nimi ${near} ${how}`
}
