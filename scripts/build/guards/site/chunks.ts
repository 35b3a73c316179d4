import type { SiteGuard } from './built-site.ts'

/** The names of chunks in a built script: what it imports at once or later, and what it asks for ahead. */
const CHUNK_NAME = /["'`](?:\.\/|\/?_astro\/)([\w.@~-]+\.(?:js|css))["'`]/g

/** A script that asks for a chunk that is not there would leave a shopper with a dead button. */
export const chunks: SiteGuard = {
  name: 'chunks',
  checkSite: async (site) => {
    const scripts = [...site.files].filter((file) => /^\/_astro\/.*\.js$/.test(file))
    const faults = scripts.map(async (script) => {
      const named = [...(await site.read(script)).matchAll(CHUNK_NAME)].map(
        (match) => `/_astro/${match[1] ?? ''}`,
      )
      return [...new Set(named)]
        .filter((chunk) => !site.files.has(chunk))
        .map((chunk) => `${script} asks for ${chunk}, which is not there`)
    })
    return (await Promise.all(faults)).flat()
  },
}
