// Writes src/api/openapi.json of the schemas that read the API and of the demo API's answers.
import { writeFile } from 'node:fs/promises'
import { startDemoApi } from './demo-api/server.ts'
import { openApiDocument, printDocument } from './openapi/document.ts'

const api = await startDemoApi({ port: 0, db: '.cache/openapi/shop.sqlite' })
await writeFile('src/api/openapi.json', `${printDocument(await openApiDocument(api.url))}\n`)
await api.close()
