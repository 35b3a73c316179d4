/** How long a pointer lies on a card before that counts as a rest, in milliseconds. */
const REST_MS = 300

let rest: ReturnType<typeof setTimeout> | undefined

// Whoever presses is not resting.
document.addEventListener('pointerdown', () => clearTimeout(rest))

// The code is fetched only after a rest, because most pointers only pass.
document.addEventListener('pointerover', ({ target, pointerType }) => {
  clearTimeout(rest)
  const card = pointerType === 'mouse' && (target as Element).closest<HTMLElement>('.card')
  if (!card) return
  rest = setTimeout(() => {
    void import('./second-picture.ts').then(({ showSecondPicture }) => showSecondPicture(card))
  }, REST_MS)
})
