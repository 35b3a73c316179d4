import { MEDIA_URL } from '../../config/media-host.ts'
import { TOAST_REMOVAL_MS } from '../../config/cart/toasts.ts'
import { mediaAddress, thumbnailPath } from '../../domain/product/image-path.ts'
import { formatPrice } from '../../domain/money.ts'
import { ADDED, CART_NOT_KEPT } from '../../messages/cart/added.ts'
import { linkStyles } from '../../islands/link-styles.ts'
import { $isStorageLost } from '../../stores/persistence.ts'
import toastsStyles from '../../styles/cart/toasts.css?url'
import { $toasts, dismissToast, pauseToasts, resumeToasts, type Toast } from '../../stores/cart/toasts.ts'

// Whoever fetches this file when it is needed has something to show.
export { showAddedToast } from '../../stores/cart/toasts.ts'

/** Shows the toasts of the store in the corner of the page; the pointer over them, or the focus in them, stops their clocks. */
const list = document.getElementById('toasts')
const template = document.querySelector<HTMLTemplateElement>('#toast-template')
const shown = new Map<number, Element>()
/** Shown once on a page, then empty. */
let lossNotice = CART_NOT_KEPT

function toElement(toast: Toast): Element | undefined {
  const element = template?.content.firstElementChild?.cloneNode(true)
  if (!(element instanceof Element)) return undefined
  const { line } = toast
  const image = element.querySelector('img')
  if (line.imagePath) image?.setAttribute('src', mediaAddress(MEDIA_URL, thumbnailPath(line.imagePath)))
  else image?.remove()
  element.querySelector('[data-name]')?.append(line.name)
  const title = element.querySelector('strong')
  if (line.count > 0) {
    const facts = (['cut', 'color', 'size'] as const).flatMap((name) =>
      line[name] === '' ? [] : `${ADDED[name]}: ${line[name]}`,
    )
    facts.push(`${ADDED.quantity}: ${line.count}`)
    element.querySelector('[data-facts]')?.append(facts.join(' · '))
    const price = formatPrice(line.priceCents)
    element.querySelector('.price')?.append(line.count > 1 ? ADDED.unitPrice(price) : price)
  } else if (title) title.textContent = ADDED.isFull
  if ($isStorageLost.get()) {
    element.querySelector('[data-name]')?.after(lossNotice)
    lossNotice = ''
  }
  element.querySelector('button')?.addEventListener('click', () => dismissToast(toast.id))
  return element
}

function show(toasts: readonly Toast[]): void {
  for (const [id, element] of shown) {
    if (toasts.some((toast) => toast.id === id)) continue
    shown.delete(id)
    element.classList.add('leaving')
    setTimeout(() => element.remove(), TOAST_REMOVAL_MS)
  }
  for (const toast of [...toasts].reverse()) {
    if (shown.has(toast.id)) continue
    const element = toElement(toast)
    if (!element) continue
    shown.set(toast.id, element)
    list?.prepend(element)
  }
}

// Once what they look like is there.
void linkStyles(toastsStyles).then(() => $toasts.subscribe(show))

for (const event of ['pointerenter', 'focusin']) list?.addEventListener(event, pauseToasts)
for (const event of ['pointerleave', 'focusout'])
  list?.addEventListener(event, () => {
    if (!list.matches(':hover, :focus-within')) resumeToasts()
  })
