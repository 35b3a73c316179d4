/** Builds the shop under test from a fresh demo API; with `--unless-same` only if anything has changed since. */
import { rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { argv, exit } from 'node:process'
import { digestInputs } from '../pipeline/publish/inputs-digest.ts'
import { runNode, type Service, startService } from '../child.ts'
import {
  CANARY,
  CLEARED,
  DEMO_DB,
  demoApiArgs,
  readShopRecord,
  SHOP_RECORD,
  SHOP_UNDER_TEST,
} from './shop-under-test.ts'

const DEMO_API_LIMIT_MS = 120_000
const SETTINGS = {
  ...CANARY,
  // The demo data may have become less since the last shop under test.
  ALLOW_SHRINK: '1',
  ALLOW_PRICES: '1',
  ALLOW_SAMPLES: '1',
  // Enough for the first pages' pictures; the rest of the shop under test shows the media host's own.
  PICTURE_BUDGET_SECONDS: '8',
}

function startDemoApi(port: string): Promise<Service> {
  return startService(demoApiArgs(port), /^Demo API: (http:\/\/\S+)/m, DEMO_API_LIMIT_MS)
}

/** Whether the last shop can be used: nothing has changed, and the port of its API is free. */
async function isSame(digest: string): Promise<boolean> {
  const record = await readShopRecord()
  if (record?.digest !== digest) return false
  const api = await startDemoApi(new URL(record.apiUrl).port).catch(() => undefined)
  await api?.stop()
  return api !== undefined
}

const digest = await digestInputs('.', SETTINGS)
if (argv.includes('--unless-same') && (await isSame(digest))) {
  console.log('The shop under test is as it was.')
  exit(0)
}
// The next shop has another API and other chunks; it would carry those of this one along for a week.
for (const path of [SHOP_RECORD, SHOP_UNDER_TEST, dirname(DEMO_DB)])
  await rm(path, { recursive: true, force: true })
const api = await startDemoApi('0')
const apiUrl = api.match[1] ?? ''
const exitCode = await runNode(['scripts/build.ts', '--out', SHOP_UNDER_TEST], {
  ...CLEARED,
  ...SETTINGS,
  SHOP_API_URL: apiUrl,
})
await api.stop()
if (exitCode === 0) await writeFile(SHOP_RECORD, JSON.stringify({ digest, apiUrl }))
exit(exitCode)
