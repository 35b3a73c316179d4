import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const settings = await readFile(join(ROOT, 'netlify.toml'), 'utf8')
const { scripts, dependencies } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
  dependencies: Record<string, string>
}
const valueOf = (name: string) => new RegExp(`^\\s*${name} = "([^"]*)"$`, 'm').exec(settings)?.[1] ?? ''

it('Netlify runs a command that there is, publishes what it builds, with the Node that the shop brings', async () => {
  expect(scripts[valueOf('command').replace('npm run ', '')]).toMatch(/ scripts\/build.ts$/)
  expect(await readFile(join(ROOT, 'scripts/build/build-shop.ts'), 'utf8')).toContain(
    `default: '${valueOf('publish')}'`,
  )
  expect(dependencies['node']).toMatch(new RegExp(`^\\^${valueOf('NODE_VERSION')}\\.`))
})

it('the plugin is a folder of the repository that Netlify can load', () => {
  const folder = join(ROOT, valueOf('package'))
  expect(existsSync(join(folder, 'index.js')) && existsSync(join(folder, 'manifest.yml'))).toBe(true)
})
