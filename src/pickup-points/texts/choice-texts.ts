import { tieSpaces } from '../../text/tie-spaces.ts'
import { pointAddress, type PickupPoint } from '../rules/pickup-point.ts'

export const PICKUP_POINT = 'Výdajné miesto'

/** @example pickupPointLine(point) // 'Výdajné miesto: Box pri tržnici, Hviezdoslavovo námestie 12, 026 01 Dolný Kubín' */
export function pickupPointLine(point: PickupPoint): string {
  return tieSpaces(`${PICKUP_POINT}: ${point.name}, ${pointAddress(point)}`)
}
