/** Builds the shop under test from a fresh demo API. `--unless-same` skips the build if nothing has changed. */
import { rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { argv, env, exit } from 'node:process'
import { execaNode } from 'execa'
import { DEMO_ALLOWANCES, startDemoApi } from '../demo-api/server.ts'
import { digestInputs } from '../pipeline/publish/inputs-digest.ts'
import { DEMO_DB, DEMO_POINTS, readShopRecord, SHOP_RECORD, SHOP_UNDER_TEST } from './shop-under-test.ts'

const SETTINGS = {
  ...DEMO_ALLOWANCES,
  // Enough for the home page. Other pages show the media host's own pictures.
  PICTURE_BUDGET_SECONDS: '8',
}

const digest = await digestInputs('.', SETTINGS)
if (argv.includes('--unless-same') && (await readShopRecord())?.digest === digest) exit(0)
// Delete the old shop, or its files would be carried into the new one.
for (const path of [SHOP_RECORD, SHOP_UNDER_TEST, dirname(DEMO_DB)])
  await rm(path, { recursive: true, force: true })
const api = await startDemoApi({
  port: 0,
  db: DEMO_DB,
  hasControl: true,
  hasPlainPictures: true,
  points: DEMO_POINTS,
})
const { exitCode } = await execaNode('scripts/build.ts', ['--out', SHOP_UNDER_TEST], {
  // Without this machine's variables, which may be those of a real shop.
  extendEnv: false,
  env: { PATH: env['PATH'], ...SETTINGS, ...api.variables },
  stdio: 'inherit',
  reject: false,
})
await api.close()
if (exitCode === 0) await writeFile(SHOP_RECORD, JSON.stringify({ digest, apiUrl: api.url }))
exit(exitCode)
