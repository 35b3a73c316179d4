import { appendFile, cp, rename, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { env } from 'node:process'
import { startStaticServer } from '../../../scripts/serve/static-server.ts'
import { SHOP_UNDER_TEST } from '../../../scripts/test/shop-under-test.ts'
import { copyShop } from '../../fixtures/shop-copy.ts'
import { tempFolder } from '../../fixtures/temp-folder.ts'
import { runScript } from '../../scripts/run-script.ts'

/** A shop that is deployed again while browsers look at it. */
export interface Deploys {
  url: string
  /** Puts a build online in one step. The code of the second one differs from the first one's. */
  publish: (build: 'first' | 'second') => Promise<void>
  close: () => Promise<void>
}

/**
 * Serves the shop under test as the first build, and a second one that is built from changed code where the first lies.
 */
export async function startDeploys(): Promise<Deploys> {
  const removals: (() => Promise<void>)[] = []
  const atEnd = (remove: () => Promise<void>) => void removals.push(remove)
  const folder = await tempFolder(atEnd)
  const copy = await copyShop(atEnd)
  await cp(SHOP_UNDER_TEST, join(folder, 'first'), { recursive: true })
  await cp(SHOP_UNDER_TEST, join(copy, 'dist'), { recursive: true })
  await cp('.cache/pictures', join(copy, '.cache/pictures'), { recursive: true })
  // Every page has this module, and every island imports the chunk that it is in.
  await appendFile(
    join(copy, 'src/components/header/header-on-intent.ts'),
    "document.documentElement.dataset['build'] = 'second'\n",
  )
  const { code, output } = await runScript('build.ts', copy, {
    SHOP_API_URL: env['DEMO_API_URL'] ?? '',
    ALLOW_SHRINK: '1',
    PICTURE_BUDGET_SECONDS: '1',
  })
  if (code !== 0) throw new Error(`The second build failed:\n${output}`)
  await symlink(join(copy, 'dist'), join(folder, 'second'))

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
      await Promise.all(removals.map((remove) => remove()))
    },
  }
}
