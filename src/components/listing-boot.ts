import { onIntent } from './on-intent.ts'

/**
 * Brings the listing to life when a shopper reaches for it, or at once for an address with a question. Until then its
 * checkboxes and its search box are the browser's own, and the listing reads them when it is ready.
 */
const listing = document.getElementById('listing')
const more = document.getElementById('listing-more')
const grid = document.getElementById('listing-grid')

/** The click on 'Načítaj ďalšie...' that came before its module did. */
let heldClick: Event | undefined

function hold(event: Event): void {
  event.preventDefault()
  heldClick = event
}

const wake = onIntent(
  [...document.querySelectorAll('.filters, .filters-button, #listing-search, #listing-more')],
  async () => {
    const { startListingPage } = await import('./listing-page.ts')
    more?.removeEventListener('click', hold)
    startListingPage()
    if (heldClick) more?.click()
  },
)

// On a following page it is a link to the next one.
if (!listing?.dataset['base']) more?.addEventListener('click', hold)
document.getElementById('listing-search')?.addEventListener('submit', (event) => event.preventDefault())
if (listing && 'asked' in listing.dataset) wake()

grid?.addEventListener('click', (event) => {
  const card = (event.target as Element).closest('.quick-view-button')?.closest<HTMLElement>('.card')
  if (card) void import('./quick-view.ts').then(({ openCard }) => openCard(card))
})
