/**
 * Measures the demo shop. `-- first-page build` runs only these parts. `-- screens kontakt` takes screenshots of a running
 * shop instead. The weight of pages is tested in tests/e2e/weight.e2e.ts.
 */
import { argv, env, exit } from 'node:process'
import { execaNode } from 'execa'
import { startDemoApi } from '../demo-api/server.ts'
import { DEMO_DB, DEMO_POINTS, readShopRecord, SHOP_UNDER_TEST } from '../test/shop-under-test.ts'
import { measureBuild } from './whole-build.ts'
import { type Figure, isMet } from './figure.ts'
import { measureFirstInteractions } from './first-interaction.ts'
import { measureFirstPages } from './first-page.ts'
import { pictureScreens } from './screenshots.ts'

async function withShop(measure: (dir: string) => Promise<Figure[]>): Promise<Figure[]> {
  await execaNode('scripts/test/build-test-shop.ts', ['--unless-same'], { stdio: 'inherit' })
  const port = Number(new URL((await readShopRecord())?.apiUrl ?? '').port)
  const api = await startDemoApi({ port, db: DEMO_DB, hasPlainPictures: true, points: DEMO_POINTS })
  return measure(SHOP_UNDER_TEST).finally(() => api.close())
}

const PARTS: Readonly<Record<string, () => Promise<Figure[]>>> = {
  'first-page': () => withShop(measureFirstPages),
  'first-interaction': () => withShop(measureFirstInteractions),
  build: measureBuild,
}

const words = argv.slice(2)
if (words[0] === 'screens') {
  await pictureScreens(env['SHOP_URL'] || 'http://localhost:4321', words.slice(1))
  exit(0)
}
const chosen = Object.entries(PARTS).filter(([name]) => words.length === 0 || words.includes(name))
if (chosen.length === 0) console.error(`There is no such part. Parts: ${Object.keys(PARTS).join(', ')}`)
let isWhole = chosen.length > 0
for (const [name, measure] of chosen) {
  const figures = await measure().catch((error: unknown) => {
    console.error(error)
    return []
  })
  isWhole &&= figures.length > 0 && figures.every(({ value }) => Number.isFinite(value))
  console.log(`\n${name}${figures.length === 0 ? ': NOT MEASURED' : ''}`)
  console.table(
    figures.map((one) => ({ ...one, value: Number(one.value.toPrecision(3)), isMet: isMet(one) })),
  )
}
exit(isWhole ? 0 : 1)
