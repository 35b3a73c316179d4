import { onIntent } from './on-intent.ts'

/**
 * Brings the listing to life when a shopper reaches for it, or at once for an address with a question. Until then its
 * checkboxes and its search box are the browser's own, and the listing reads them when it is ready.
 */
const listing = document.getElementById('listing')
const more = document.getElementById('listing-more') as HTMLAnchorElement | null
const grid = document.getElementById('listing-grid')
const trouble = document.getElementById('listing-trouble')

/** True once 'Načítaj ďalšie...' was clicked before its module was there. */
let isMoreHeld = false

function hold(event: MouseEvent): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  isMoreHeld = true
}

const wake = onIntent(
  [
    ...document.querySelectorAll(
      '.filters, .filters-button, #listing-search, #listing-more, #listing-trouble',
    ),
  ],
  async () => {
    try {
      const [{ startListingPage }, { mountListingResults }] = await Promise.all([
        import('./listing-page.ts'),
        import('../islands/mount-listing-results.tsx'),
      ])
      more?.removeEventListener('click', hold)
      trouble?.setAttribute('hidden', '')
      startListingPage(mountListingResults)
      if (isMoreHeld) more?.click()
    } catch (error) {
      if (isMoreHeld && more) location.href = more.href
      trouble?.removeAttribute('hidden')
      throw error
    }
  },
)

/** True for an address that asks the listing something. */
function hasQuestion(): boolean {
  return /[?&](filters|search|page|productsCount)=/.test(location.search)
}

// On a following page it is a link to the next one.
if (!listing?.dataset['base']) more?.addEventListener('click', hold)
document.getElementById('listing-search')?.addEventListener('submit', (event) => event.preventDefault())
if (hasQuestion()) wake()
// Back and Forward among questions that were asked before a reload.
addEventListener('popstate', () => {
  if (hasQuestion()) wake()
})

function quickViewButton(event: Event): HTMLElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLElement>('.quick-view-button') : null
}

const loadQuickView = () => import('./quick-view.ts')

for (const intent of ['pointerover', 'touchstart', 'focusin'])
  grid?.addEventListener(
    intent,
    (event) => {
      if (quickViewButton(event)) void loadQuickView().then(({ prepareQuickView }) => prepareQuickView())
    },
    { passive: true },
  )
grid?.addEventListener('click', (event) => {
  const button = quickViewButton(event)
  const card = button?.closest<HTMLElement>('.card')
  if (!button || !card) return
  button.setAttribute('aria-busy', 'true')
  void loadQuickView()
    .then(({ openCard }) => openCard(card))
    .finally(() => button.removeAttribute('aria-busy'))
})
