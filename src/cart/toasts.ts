import { MEDIA_URL } from '../config/browser-env.ts'
import {
  TOAST_REMOVAL_MS,
  $toasts,
  dismissToast,
  pauseToasts,
  resumeToasts,
  type Toast,
} from './store/toasts-store.ts'
import { mediaAddress, thumbnailPath } from '../catalogue/rules/image-path.ts'
import { formatPrice } from '../text/money.ts'
import { PRODUCT_HINTS } from '../catalogue/texts/product-hints.ts'
import { ADDED, CART_NOT_KEPT } from './texts/added.ts'
import { linkStyles } from '../islands/link-styles.ts'
import { $isStorageLost } from '../storage/persistence.ts'

// Re-exported for code that imports this file lazily because it has a toast to show.
export { showAddedToast } from './store/toasts-store.ts'

const list = document.getElementById('toasts')
const shown = new Map<number, Element>()
/** Says that storage has failed: once on a page, then it is empty. */
let lossNotice = CART_NOT_KEPT

function create<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  ...content: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties)
  element.append(...content)
  return element
}

function toFacts({ line }: Toast): Node[] {
  if (line.count === 0) return []
  const facts = (['cut', 'color', 'size'] as const).flatMap((name) =>
    line[name] === '' ? [] : `${PRODUCT_HINTS[name]}: ${line[name]}`,
  )
  facts.push(PRODUCT_HINTS.quantityIs(line.count))
  const price = formatPrice(line.priceCents)
  return [
    create('p', { className: 'fine-print' }, facts.join(' · ')),
    create('p', { className: 'price' }, line.count > 1 ? ADDED.unitPrice(price) : price),
  ]
}

function toElement(toast: Toast): Element {
  const { name, imagePath, count } = toast.line
  const src = mediaAddress(MEDIA_URL, thumbnailPath(imagePath))
  const notice = $isStorageLost.get() ? lossNotice : ''
  if (notice) lossNotice = ''
  return create(
    'li',
    { className: 'toast' },
    ...(imagePath ? [create('img', { src, alt: '', width: 64, height: 80 })] : []),
    create(
      'div',
      {},
      create('strong', {}, count > 0 ? ADDED.title : ADDED.isFull),
      create('p', {}, name),
      notice,
      ...toFacts(toast),
      create('a', { href: '/cart' }, ADDED.showCart),
    ),
    create(
      'button',
      {
        className: 'icon-button',
        type: 'button',
        ariaLabel: ADDED.close,
        onclick: () => dismissToast(toast.id),
      },
      '×',
    ),
  )
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
    shown.set(toast.id, element)
    list?.prepend(element)
  }
}

// Toasts wait for their styles.
void linkStyles(list?.dataset['styles'] ?? '').then(() => $toasts.subscribe(show))

for (const event of ['pointerenter', 'focusin']) list?.addEventListener(event, pauseToasts)
for (const event of ['pointerleave', 'focusout'])
  list?.addEventListener(event, () => {
    if (!list.matches(':hover, :focus-within')) resumeToasts()
  })
