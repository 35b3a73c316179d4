import { toCartLine, type LineProduct } from '../cart/rules/to-cart-line.ts'
import { linkStyles } from '../islands/link-styles.ts'
import { readChoice } from './form-values.ts'
import { CUT_NAMES } from '../catalogue/texts/cuts.ts'
import { addToCart } from '../cart/store/cart-store.ts'
import { onIntent } from '../islands/on-intent.ts'
import { retriable } from '../islands/take-back-trouble.ts'

/** CSS and an inline script do what has to work before this module. What follows a choice is fetched on intent. */
const loadOnIntent = retriable(() => import('./buy-form-on-intent.ts'))
const loadToasts = () => import('../cart/toasts.ts')

/** A phone's buy bar (rule 120), shown while the form's own button is out of view. */
function startBuyBar(form: HTMLFormElement): void {
  const bar = document.querySelector<HTMLElement>('.buy-bar')
  const button = form.querySelector<HTMLElement>('[type=submit]')
  if (!bar || !button) return

  bar.querySelector('a')?.addEventListener('click', (event) => {
    // Not by its address, which would add an entry to the history.
    event.preventDefault()
    form.scrollIntoView()
    form.querySelector<HTMLElement>('.choice :checked')?.focus({ preventScroll: true })
  })

  // Until a size was chosen or came along, the first press leads to the sizes (rule 120).
  const buy = bar.querySelector('button')
  const ready = buy?.dataset['ready']
  if (buy && ready) {
    let isReady = false
    const settle = () => {
      isReady = true
      buy.textContent = ready
    }
    const size = form.querySelector<HTMLInputElement>('[name=size]:checked')
    const cameAlong = new URLSearchParams(location.search).get('size')
    if (size && (!size.defaultChecked || size.value === cameAlong)) settle()
    form.addEventListener('click', ({ target }) => {
      if ((target as HTMLInputElement).name === 'size') settle()
    })
    buy.addEventListener('click', (event) => {
      if (isReady) return
      event.preventDefault()
      settle()
      void loadOnIntent().then(({ askForSize }) => askForSize(form))
    })
  }

  const follow = (entries: readonly IntersectionObserverEntry[]) => {
    const isInView = entries.at(-1)?.isIntersecting === true
    // Hiding the bar would lose the focus, so it moves to the button that does the same.
    if (isInView && bar.contains(document.activeElement)) button.focus({ preventScroll: true })
    bar.hidden = isInView
  }
  // The margins are the header and the bar itself, which cover the page.
  new IntersectionObserver(follow, { rootMargin: '-64px 0px -48px' }).observe(button)
}

function add(form: HTMLFormElement): void {
  const choice = readChoice(form)
  if (!choice) {
    void loadOnIntent().then(({ askForSize }) => askForSize(form))
    return
  }
  const line = toCartLine(JSON.parse(form.dataset['buy'] ?? '{}') as LineProduct, choice, CUT_NAMES)
  const added = { ...line, count: addToCart(line) }
  form.dataset['added'] = ''
  form.querySelector('.size-hint')?.replaceChildren()
  loadToasts().then(({ showAddedToast }) => showAddedToast(added), console.error)
}

const form = document.querySelector<HTMLFormElement>('[data-buy]')
const count = form?.querySelector<HTMLInputElement>('[name=count]')

if (form) {
  form.onsubmit = (event) => {
    event.preventDefault()
    add(form)
  }
  const reach = onIntent([form], async () => {
    if (count) {
      // The notification's styles come beside its code, which links them itself. Where that does not come now, it is asked for
      // again when something is added.
      void linkStyles(document.getElementById('toasts')?.dataset['styles'] ?? '')
      loadToasts().catch(() => undefined)
    }
    ;(await loadOnIntent()).followForm(form)
  })
  // The browser may have restored a choice, the address may have made one (rule 126), or the shopper before this module was
  // loaded.
  if (form.querySelector(':checked:not(:default)') || count?.value !== count?.defaultValue) {
    // What the bar says of the first choice is no longer true; the new words come with the code.
    document.querySelector('.buy-bar-choice')?.replaceChildren('…')
    reach()
  }
  startBuyBar(form)
  if ('early' in form.dataset) add(form)
}
