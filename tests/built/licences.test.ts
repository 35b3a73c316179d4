import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { LICENCES, licenceList } from '../../scripts/pipeline/licences.ts'
import { get } from './served-shop.ts'

it('the shop has the licences of all code and data that come to a browser, as `npm run licences` writes them', async () => {
  const list = licenceList()
  expect(await readFile(LICENCES, 'utf8')).toBe(list)
  for (const name of [
    'react-dom',
    'nanostores',
    'valibot',
    'ky',
    'dictionary-sk',
    '@expo-google-fonts/figtree',
  ])
    expect(list).toMatch(new RegExp(`^${name}: `, 'm'))
  expect(await (await get('/licencie.txt')).text()).toBe(list)
})
