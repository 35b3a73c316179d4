import { WAKING } from '../islands/intent-ready.ts'

/** The index comes beside the code of the first island of the listing that wakes. The first query tells of a failure. */
async function load(): Promise<void> {
  const { loadProductIndex } = await import('../product-index/store.ts')
  await loadProductIndex()
}

addEventListener(WAKING, ({ target }) => {
  if ((target as Element).closest('main')) load().catch(() => undefined)
})
