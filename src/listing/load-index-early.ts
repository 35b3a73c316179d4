import { WAKING } from '../islands/intent-ready.ts'

/** Fetches the index together with the code of the first island that wakes. A failure is reported by the first query. */
async function load(): Promise<void> {
  const { loadProductIndex } = await import('../product-index/store.ts')
  await loadProductIndex()
}

addEventListener(WAKING, ({ target }) => {
  if ((target as Element).closest('main')) load().catch(() => undefined)
})
