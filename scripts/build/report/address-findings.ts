import type { Finding } from './finding.ts'
import { givenSiteUrl } from '../../../src/config/build-env.ts'

/** Tells the owner of a shop that is built without its address. */
export function addressFindings(env: Readonly<Record<string, string | undefined>>): Finding[] {
  if (givenSiteUrl(env)) return []
  return [
    {
      kind: 'address',
      name: 'SITE_URL is not set',
      detail:
        'search engines, shared links and feeds are told that the shop is at http://localhost:4321. Build with its ' +
        'address, such as SITE_URL=https://www.example.sk, before it goes online',
    },
  ]
}
