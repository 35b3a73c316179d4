/** Shows the picture of a chosen thumbnail in the main picture's place. */
for (const gallery of document.querySelectorAll('[data-gallery]')) {
  const main = gallery.querySelector<HTMLImageElement>('.gallery-main img')
  const thumbs = [...gallery.querySelectorAll<HTMLAnchorElement>('.gallery-thumbs a')]
  for (const thumb of thumbs) {
    thumb.addEventListener('click', (event) => {
      if (!main) return
      event.preventDefault()
      main.src = thumb.href
      for (const other of thumbs) other.removeAttribute('aria-current')
      thumb.setAttribute('aria-current', 'true')
    })
  }
}
