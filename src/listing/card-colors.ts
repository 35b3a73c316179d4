/** A colour pressed on a static card (rule 128), also before this module was loaded. In a listing's results React follows it. */
const show = async (radio: Element) => (await import('./show-card-color.ts')).showCardColor(radio)

document.addEventListener('change', ({ target }) => {
  if ((target as Element).matches('.stitches input:not(.listing-results *)')) void show(target as Element)
})
for (const radio of document.querySelectorAll('.stitches :checked')) void show(radio)
