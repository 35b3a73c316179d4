/**
 * Inline in the page before every module, because a module that cannot be fetched fires an event at its
 * element.
 */
import { describeTrouble } from './texts/trouble.ts'

/** The notice of trouble (PageNotices.astro). */
export interface TroubleNotice extends HTMLElement {
  /** Shows an error in the notice. */
  fill: (error: unknown) => void
  /** The error that the notice shows. */
  told?: unknown
}

const notice = document.getElementById('trouble') as TroubleNotice

notice.fill = (error) => {
  notice.told = error
  // The heading is filled only now: search engines read a page's source, and no error belongs there.
  for (const part of notice.querySelectorAll<HTMLElement>('h2, code'))
    part.textContent = part.dataset['words']?.replaceAll('-', ' ') ?? describeTrouble(error)
}

/**
 * React renders an island anew when a translator or an extension has changed its HTML before hydration. It reports that
 * as an error of the window. These are the numbers of all errors from which React recovers (react.dev/errors).
 */
const RECOVERED = /React error #(41[89]|42.|520);/

function tell(error: unknown, source = (error as Partial<Error> | undefined)?.stack): void {
  // Browser extensions throw errors from other origins. Offline, the other notice explains missing files.
  if (!navigator.onLine || !source?.includes(origin)) return
  notice.fill(error)
  if (notice.popover) notice.togglePopover(true)
  // Without the attribute the notice is visible, as it may be already in an island's place (island-trouble.ts).
  else notice.removeAttribute('popover')
}

notice.querySelector('button')?.addEventListener('click', () => location.reload())
addEventListener(
  'error',
  (event) => {
    const { src, alt, classList } = event.target as Partial<HTMLScriptElement & HTMLImageElement>
    if (RECOVERED.test(event.message)) {
      event.preventDefault()
      console.warn(event.error)
    } else if (event.target instanceof HTMLScriptElement) tell(src, src)
    else tell(event.error)
    // A picture that cannot be fetched keeps its place and its text. The class hides the browser's broken icon.
    if (alt !== undefined) classList?.add('torn')
  },
  true,
)
addEventListener('unhandledrejection', ({ reason }) => tell(reason))
