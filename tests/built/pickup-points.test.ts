// Rule 414
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { filesBelow } from '../../scripts/pipeline/atomic-files.ts'
import { DEMO_POINTS, SHOP_UNDER_TEST } from '../../scripts/test/shop-under-test.ts'
import { readPoints } from '../../src/pickup-points/rules/points-file.ts'
import { textAt } from './served-shop.ts'

it('the shop has a file of all pick-up points, which only cart and checkout name', async () => {
  const [file = ''] = (await readdir(join(SHOP_UNDER_TEST, 'listing'))).filter((name) =>
    /^points\.\w+\.json$/.test(name),
  )
  const points = readPoints(JSON.parse(await textAt(`/listing/${file}`)))
  expect(points).toHaveLength(DEMO_POINTS)
  expect(points.find(({ city }) => city === 'Dolný Kubín')).toMatchObject({ postalCode: '026 01' })
  const pages = filesBelow(SHOP_UNDER_TEST).filter((path) => path.endsWith('.html'))
  const naming = await Promise.all(
    pages.map(async (path) =>
      (await readFile(path, 'utf8')).includes(file) ? [path.slice(SHOP_UNDER_TEST.length)] : [],
    ),
  )
  expect(naming.flat().toSorted()).toEqual(['/cart.html', '/checkout.html'])
})

it('feeds have what a delivery to a point costs, with and without payment on delivery', async () => {
  const feed = await textAt('/feeds/heureka.xml')
  expect(feed).toMatch(
    /<DELIVERY_ID>KLBKO<\/DELIVERY_ID>\s*<DELIVERY_PRICE>3\.20<\/DELIVERY_PRICE>\s*<DELIVERY_PRICE_COD>4\.20</,
  )
})
