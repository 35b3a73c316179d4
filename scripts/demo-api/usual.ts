import { DEFAULT_OPTIONS } from './options.ts'
import { startDemoApi } from './server.ts'

/** Starts the demo API at its usual port, or at any free one when another program has that, and gives its address. */
export async function startUsualDemoApi(): Promise<string> {
  const { db, products } = DEFAULT_OPTIONS
  console.log(`Demo API: ${products} products, orders are kept in ${db}`)
  const { url } = await startDemoApi().catch(() => startDemoApi({ port: 0 }))
  console.log(`Demo API: ${url}\n`)
  return url
}
