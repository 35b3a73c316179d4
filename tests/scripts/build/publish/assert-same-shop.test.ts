import { expect, it, vi } from 'vitest'
import { assertSameShop } from '../../../../scripts/build/publish/same-shop.ts'
import { digestCode } from '../../../../scripts/build/publish/inputs-digest.ts'
import { digestShop } from '../../../../scripts/build/publish/published.ts'
import { readPagesDataNow } from '../../../../src/catalogue/pages-data.ts'
import { catalogue, product } from '../../../fixtures/builders.ts'

vi.mock('../../../../src/catalogue/pages-data.ts', () => ({ readPagesDataNow: vi.fn() }))

const listings = { source: 'api', files: [], bySlug: {} } as const
const left = { catalogue: catalogue([product()]), pictures: new Map(), listings, guaranteeNotice: null }

it('what pages were rendered from, and the code, may not have changed meanwhile', async () => {
  vi.mocked(readPagesDataNow).mockResolvedValue(left)
  const digest = digestShop(await digestCode({}), left.catalogue, left.pictures)
  await expect(assertSameShop(digest, {})).resolves.toBeUndefined()
  const changed = /^the catalogue or the code was changed while the shop was built/
  await expect(assertSameShop(digest, { SITE_URL: 'https://other.example' })).rejects.toThrow(changed)
  vi.mocked(readPagesDataNow).mockResolvedValue({
    ...left,
    catalogue: catalogue([product({ priceCents: 1 })]),
  })
  await expect(assertSameShop(digest, {})).rejects.toThrow(changed)
})
