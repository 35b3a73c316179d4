import { tieSpaces } from '../../text/tie-spaces.ts'
import { pointAddress, type PickupPoint } from '../rules/pickup-point.ts'

/** Texts about the choice of a point that the page has before the code has come. */
export const PICKUP_POINT = {
  title: 'Výdajné miesto',
  find: 'Obec, PSČ, ulica alebo názov miesta',
  list: 'Výdajné miesta',
  change: 'Zmeniť',
  changePoint: (name: string) => `Zmeniť výdajné miesto ${name}`,
} as const

/** @example pickupPointLine(point) // 'Výdajné miesto: Box pri tržnici, Hviezdoslavovo námestie 12, 026 01 Dolný Kubín' */
export function pickupPointLine(point: PickupPoint): string {
  return tieSpaces(`${PICKUP_POINT.title}: ${point.name}, ${pointAddress(point)}`)
}
