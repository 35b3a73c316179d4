/** A colour pressed on a static card (rule 128), also before this module was loaded. In a listing's results React follows it. */
const show = async (radio: HTMLInputElement) => (await import('./show-card-color.ts')).showCardColor(radio)

document.addEventListener('change', ({ target }) => {
  const radio = target as HTMLInputElement
  if (radio.matches('.stitches input:not(.listing-results *)')) void show(radio)
})
for (const radio of document.querySelectorAll<HTMLInputElement>('.stitches :checked')) void show(radio)
