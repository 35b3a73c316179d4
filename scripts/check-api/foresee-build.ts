import { ApiError } from '../../src/api/errors.ts'
import { CatalogueError } from '../pipeline/guards/catalogue/catalogue-error.ts'
import { guardCatalogue } from '../pipeline/guards/catalogue/guard-catalogue.ts'
import { catalogueFindings } from '../pipeline/guards/catalogue/findings.ts'
import type { PulledCatalogue } from '../pipeline/pull/pull-catalogue.ts'
import { REPORT } from '../pipeline/report/texts.ts'
import { sayCount } from './checked.ts'

/** One sentence in English for developers, and the same in Slovak for the owner. */
export interface Foresight {
  text: string
  toOwner: string
}

/** Says that the first build of a shop would pass, or why it would stop. */
export function foreseeBuild(pulled: PulledCatalogue): Foresight {
  try {
    guardCatalogue(pulled)
  } catch (error) {
    return foreseeStop(error)
  }
  const count = pulled.findings.length + pulled.leftOut.length + catalogueFindings(pulled).length
  return {
    text: `A build would pass, with ${sayCount(count, 'finding')}.`,
    toOwner: `Zostavenie by prešlo, počet nálezov: ${count}.`,
  }
}

/** Says why a build would stop. @throws the error, if no build foresees it */
export function foreseeStop(error: unknown): Foresight {
  const say = (reason: string, toOwner: string) => ({
    text: `A build would stop: ${reason}`,
    toOwner: `Zostavenie by sa zastavilo: ${toOwner}`,
  })
  const oneLine = (lines: readonly string[]) => lines.map((line) => line.trim()).join('; ')
  if (error instanceof CatalogueError) return say(oneLine(error.faults), oneLine(error.toOwner))
  if (error instanceof ApiError) return say(error.message, REPORT.apiFaults[error.kind])
  throw error
}
