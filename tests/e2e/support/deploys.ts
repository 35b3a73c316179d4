import { cp, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startStaticServer } from '../../../scripts/serve/static-server.ts'
import { SHOP_UNDER_TEST } from '../../../scripts/test/shop-under-test.ts'

/** A shop that is deployed again while browsers look at it. */
export interface Deploys {
  url: string
  /** Puts a build online in one step. The second one's scripts have other names, as those of changed code. */
  publish: (build: 'first' | 'second') => Promise<void>
  close: () => Promise<void>
}

/** Names every script anew, in whatever names it. */
async function renameScripts(dir: string): Promise<void> {
  const newNames = (text: string) => text.replaceAll(/(\.[\w-]{8})\.js\b/g, '$1-2.js')
  const files = (await readdir(dir, { recursive: true })).filter((name) => /\.(?:html|js)$/.test(name))
  for (const name of files) {
    const text = await readFile(join(dir, name), 'utf8')
    await rm(join(dir, name))
    await writeFile(join(dir, newNames(name)), newNames(text))
  }
}

/** Serves a copy of the shop under test, and a second build of it when that is published. */
export async function startDeploys(): Promise<Deploys> {
  const folder = await mkdtemp(join(tmpdir(), 'obchod-deploys-'))
  for (const build of ['first', 'second']) await cp(SHOP_UNDER_TEST, join(folder, build), { recursive: true })
  await renameScripts(join(folder, 'second'))
  const online = join(folder, 'online')
  const publish: Deploys['publish'] = async (build) => {
    await symlink(build, `${online}-next`)
    await rename(`${online}-next`, online)
  }
  await publish('first')
  const { url, close } = await startStaticServer({ dir: online, port: 0 })
  return {
    url,
    publish,
    close: async () => {
      await close()
      await rm(folder, { recursive: true })
    },
  }
}
