/**
 * Fetches and runs the modules that the page names (scripts/astro/modules-after-paint.ts) once the page is painted; at once
 * where nothing is painted, in a tab behind or on a page that is prepared unseen. It is inline at the end of the page.
 */
const start = () => {
  for (const link of document.querySelectorAll<HTMLLinkElement>('body [rel=modulepreload]')) {
    // From now on the link has an event for a file that cannot be fetched (watch-trouble.ts). Firefox looks at its media
    // again only when it comes into the page.
    link.media = ''
    document.body.append(link)
    // The build has written these addresses into the page.
    void import(/* @vite-ignore */ link.href)
  }
}

if (document.hidden) start()
else requestAnimationFrame(() => setTimeout(start))
