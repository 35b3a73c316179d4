import { bounded } from '../../src/api/bounded-body.ts'
import { createApiClient } from '../../src/api/client.ts'
import { ApiError } from '../../src/api/errors.ts'
import { guardedFetch } from '../build/guarded-fetch.ts'
import { PULL_DEADLINE_MS } from '../../src/config/build-limits.ts'
import { CatalogueError } from '../build/guards/catalogue/catalogue-error.ts'
import { guardCatalogue } from '../build/guards/catalogue/guard-catalogue.ts'
import { describeLeftOut } from '../build/guards/catalogue/left-out.ts'
import { pullCatalogue, type PulledCatalogue } from '../build/pull/pull.ts'
import type { CheckedApi, Differences } from './call-api.ts'

function guardFaults(pulled: PulledCatalogue): readonly string[] {
  try {
    guardCatalogue(pulled)
    return []
  } catch (error) {
    if (error instanceof CatalogueError) return error.faults
    throw error
  }
}

/** What a build would stop at, or go online without: the whole catalogue is read as a build reads it. */
export async function checkBuild({ url, timeoutMs }: CheckedApi): Promise<Differences> {
  const policy = { timeoutMs, totalTimeoutMs: timeoutMs, retries: 0, maxPauseMs: 0 }
  const api = createApiClient(url, policy, {
    signal: AbortSignal.timeout(PULL_DEADLINE_MS),
    fetch: bounded(guardedFetch({ apiUrl: url, hosts: [] })),
  })
  try {
    const pulled = await pullCatalogue(api, { concurrency: 8, pageSize: 200, now: new Date().toISOString() })
    const prices = pulled.findings.filter(({ kind }) => kind === 'price')
    return [
      ...new Set([
        ...guardFaults(pulled),
        ...pulled.leftOut.map(describeLeftOut),
        ...prices.map(({ name, detail }) => `${name}: ${detail}`),
      ]),
    ]
  } catch (error) {
    if (error instanceof CatalogueError) return [...error.faults]
    if (error instanceof ApiError) return [error.message]
    throw error
  }
}
