/**
 * Inline in the page, before every module (rule 709). A module that cannot be fetched fires an event at its
 * element.
 */
import { describeTrouble } from './texts/trouble.ts'

/** The notice (PageNotices.astro). */
export interface TroubleNotice extends HTMLElement {
  /** Says what broke. */
  fill: (error: unknown) => void
  /** The error that it says. */
  told?: unknown
}

const notice = document.getElementById('trouble') as TroubleNotice

notice.fill = (error) => {
  notice.told = error
  // The heading gets its words only now: search engines read a page's source, where nothing is broken.
  for (const part of notice.querySelectorAll<HTMLElement>('h2, code'))
    part.textContent = part.dataset['words']?.replaceAll('-', ' ') ?? describeTrouble(error)
}

/**
 * React renders an island anew where a translator or an extension has changed its HTML before it was hydrated, and reports that
 * as an error of the window. These are the numbers of all that it recovers from by itself (react.dev/errors).
 */
const RECOVERED = /React error #(41[89]|42.|520);/

function tell(error: unknown, source = (error as Partial<Error> | undefined)?.stack): void {
  // Errors of browser extensions come from elsewhere. Offline, the other notice already says why nothing comes.
  if (!navigator.onLine || !source?.includes(origin)) return
  notice.fill(error)
  if (notice.popover) notice.togglePopover(true)
  // It is visible where it stands in an island's place already (island-trouble.ts), or in a browser without popovers.
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
    // A picture that cannot be fetched keeps its place and its text, without the browser's broken icon.
    if (alt !== undefined) classList?.add('torn')
  },
  true,
)
addEventListener('unhandledrejection', ({ reason }) => tell(reason))
