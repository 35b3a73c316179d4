import { WAKING } from '../islands/intent-ready.ts'

// Fetches the index together with the code of the first island that wakes. A failure is reported by the first query.
addEventListener(WAKING, ({ target }) => {
  if ((target as Element).closest('main'))
    import('../product-index/store.ts')
      .then(({ loadProductIndex }) => loadProductIndex())
      .catch(() => undefined)
})
