// Runs in the page itself, before every module: of a module that cannot be fetched, an event of its script element is the
// only sign.
import { fillTroubleNotice } from './trouble-notice.ts'

/** Has the notice say what of the page's own code breaks or does not come (rule 709). */
export function watchTrouble(notice: HTMLElement): void {
  const tell = (error: unknown, source = (error as Partial<Error> | undefined)?.stack) => {
    // Errors of browser extensions come from elsewhere. Offline, the other notice already says why nothing comes.
    if (!navigator.onLine || !source?.includes(location.origin)) return
    fillTroubleNotice(notice, error)
    // In an island's place it is seen already (island-trouble.ts).
    if (notice.popover) notice.togglePopover(true)
  }
  const [reload] = notice.getElementsByTagName('button')
  reload?.addEventListener('click', () => location.reload())
  addEventListener(
    'error',
    ({ error, target }) => {
      const { type, src, alt, classList } = target as Partial<HTMLScriptElement & HTMLImageElement>
      if (type === 'module') tell(src, src)
      else tell(error)
      // A picture that cannot be fetched keeps its place and its text, without the browser's broken icon.
      if (alt !== undefined) classList?.add('torn')
    },
    true,
  )
  addEventListener('unhandledrejection', ({ reason }) => tell(reason))
  document.addEventListener('astro:hydration-error', (event) => {
    const { componentUrl } = (event as CustomEvent<{ componentUrl: string }>).detail
    // An open popup has nothing to show without its code; other controls tell when they are pressed.
    if (document.querySelector(':popover-open')) tell(componentUrl, location.origin)
  })
}

const notice = document.getElementById('trouble')
if (notice) watchTrouble(notice)
