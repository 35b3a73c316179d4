import { atom } from 'nanostores'
import { fetchOwnFile } from '../../api/fetch-own-file.ts'
import { POINTS_TIMEOUT_MS } from '../../config/file-limits.ts'
import { toSearchedPoints, type SearchedPoints } from '../rules/find-points.ts'
import { carrierOf, isUnchanged, lastPointOf, type ToPoint } from '../rules/last-points.ts'
import { isSamePoint } from '../rules/listed-points.ts'
import type { PickupPoint } from '../rules/pickup-point.ts'
import { readPoints } from '../rules/points-file.ts'
import { readLastPoints, unchoosePoint, updateLastPoints } from './last-points-store.ts'

type PointsState = { state: 'loading' | 'failed' } | { state: 'ready'; points: SearchedPoints }

/** By the address of its file: the points of each delivery that the shopper has opened. */
export const $points = atom<Readonly<Record<string, PointsState>>>({})

function setState(file: string, state: PointsState): void {
  $points.set({ ...$points.get(), [file]: state })
}

/** Takes over what the carrier's list now says of the last chosen point. */
function updatePoint(delivery: ToPoint, point: PickupPoint): void {
  updateLastPoints((points) => {
    const last = lastPointOf(points, delivery)
    return last?.point.id === point.id ? { ...points, [carrierOf(delivery)]: { ...last, point } } : points
  })
}

/** Ends the choice of a point that is no longer in the list. A point that has moved gets its new address. */
function checkChoice(delivery: ToPoint, points: SearchedPoints): void {
  const last = lastPointOf(readLastPoints(), delivery)
  if (!last) return
  const now = points.find(({ point }) => isSamePoint(point, last.point))?.point
  if (now && !isUnchanged(now, last.point)) updatePoint(delivery, now)
  if (!now && last.isChosen) unchoosePoint(delivery, last.point)
}

const loading = new Map<string, Promise<void>>()

async function load(file: string): Promise<void> {
  setState(file, { state: 'loading' })
  try {
    const json = await fetchOwnFile<unknown>('pick-up points', file, AbortSignal.timeout(POINTS_TIMEOUT_MS))
    setState(file, { state: 'ready', points: toSearchedPoints(readPoints(json)) })
  } catch (error) {
    console.warn(error)
    setState(file, { state: 'failed' })
  }
}

/** Fetches the points of a delivery, once. After a failure the next call tries again. Never throws. */
export async function loadPoints(delivery: ToPoint): Promise<void> {
  const { pointsFile: file } = delivery
  if (file === undefined) return
  if ($points.get()[file]?.state !== 'ready') {
    const running = loading.get(file) ?? load(file).finally(() => loading.delete(file))
    loading.set(file, running)
    await running
  }
  const now = $points.get()[file]
  if (now?.state === 'ready') checkChoice(delivery, now.points)
}
