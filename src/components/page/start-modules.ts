/**
 * Runs the modules that the page names (scripts/astro/modules-after-paint.ts) once the page is painted; at once where nothing
 * is painted, in a tab behind or on a page that is prepared unseen. It is inline at the end of the page.
 */
const start = () => {
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('body [rel=modulepreload]'))
    // The build has written these addresses into the page.
    // eslint-disable-next-line no-restricted-syntax
    void import(/* @vite-ignore */ href)
}

if (document.hidden) start()
else requestAnimationFrame(() => setTimeout(start))
