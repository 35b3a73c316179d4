import { expect, it } from 'vitest'

it('a look that is chosen before the code is there is applied and stored', async () => {
  document.body.innerHTML =
    '<theme-switch><select><option>light</option><option>dark</option></select></theme-switch>'
  const select = document.querySelector('select')
  if (select) select.value = 'dark'
  await import('../../src/site/theme-switch.ts')
  expect(document.documentElement.dataset['theme']).toBe('dark')
  expect(localStorage.getItem('theme')).toBe('dark')
})
