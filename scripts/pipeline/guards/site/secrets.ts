import pLimit from 'p-limit'
import type { Env } from '../../../../src/config/build-env.ts'
import type { SiteGuard } from './built-site.ts'

/** Names of environment variables that hold secrets. */
const SECRET_NAME = /HOOK|TOKEN|SECRET|PASSWORD|PASSWD|CREDENTIAL|(?:^|_)(?:API_?)?KEY(?:$|_)/i
/** A shorter value may occur in a file by chance. */
const MIN_LENGTH = 8
const FILES_AT_A_TIME = 16

export function secrets(env: Env): SiteGuard {
  const known = Object.entries(env).flatMap(([name, value = '']) =>
    SECRET_NAME.test(name) && value.length >= MIN_LENGTH ? [{ name, value }] : [],
  )
  return {
    name: `secrets (${known.length} looked for)`,
    checkSite: async (site) => {
      const faults = await pLimit(FILES_AT_A_TIME).map(site.files, async (file) => {
        const bytes = await site.readBytes(file)
        return known
          .filter(({ value }) => bytes.includes(value))
          .map(({ name }) => `${file} holds the value of ${name}: keep it on the machine that builds`)
      })
      return faults.flat()
    },
  }
}
