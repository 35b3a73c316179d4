import { CatalogueError } from '../guards/catalogue/catalogue-error.ts'
import { readPagesDataNow } from '../../../src/catalogue/pages-data.ts'
import { digestShop } from './published.ts'
import { digestCode } from './inputs-digest.ts'

/**
 * Makes sure that what pages were rendered from, and the code that rendered them, are still what the digest was made of.
 * @throws {CatalogueError} where something has changed them meanwhile
 */
export async function assertSameShop(
  digest: string,
  env: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  const { catalogue, pictures } = await readPagesDataNow()
  if (digestShop(await digestCode(env), catalogue, pictures) !== digest)
    throw new CatalogueError([
      'the catalogue or the code was changed while the shop was built, so that it may be neither the old nor the new one: build again',
    ])
}
