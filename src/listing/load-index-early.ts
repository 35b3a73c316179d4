import { WAKING } from '../islands/intent-ready.ts'

// Fetches the index together with the code of the first island that wakes. A failure is reported by the first query.
function fetchIndex(waking: Element): void {
  if (waking.closest('main'))
    import('../product-index/store.ts')
      .then(({ loadProductIndex }) => loadProductIndex())
      .catch(() => undefined)
}

addEventListener(WAKING, ({ target }) => fetchIndex(target as Element))
// eslint-disable-next-line enhancement/own-parts -- it is no element
document.querySelectorAll('[data-intent=waking]').forEach(fetchIndex)
