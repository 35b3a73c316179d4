import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { openApiDocument, printDocument } from '../../scripts/openapi/document.ts'
import { startShop } from './demo-api/running-shop.ts'

it('src/api/openapi.json says what the schemas read and the demo API answers; npm run openapi writes it anew', async () => {
  const { url } = await startShop()
  const written = await readFile('src/api/openapi.json', 'utf8')
  expect(written).toBe(`${printDocument(await openApiDocument(url))}\n`)
})
