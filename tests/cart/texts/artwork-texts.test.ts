import { describe, expect, it } from 'vitest'
import { artworkGroups, type ArtworkGroup } from '../../../src/cart/rules/cart-artwork.ts'
import {
  artworkAmount,
  artworkBefore,
  artworkOfLine,
  lineArtwork,
  requiredNames,
} from '../../../src/cart/texts/artwork-texts.ts'
import { artworkAfter, artworkMail } from '../../../src/checkout/texts/artwork-mail.ts'
import { ARTWORKS } from '../../../src/config/artwork.ts'
import { cartLine } from '../../fixtures/builders.ts'

const shop = ARTWORKS.map((one) => ({
  ...one,
  email: { label: 'foto@example.sk (ukážka)', address: 'foto@example.sk' },
}))
const box = (photos: number, count = 1) =>
  cartLine({ id: photos, name: `Fotobox Tím & spol. ${photos} fotiek`, artwork: 'photos', count })
const blank = cartLine({ artwork: 'design' })
const plain = (text: string) => text.replaceAll('\u00A0', ' ')

function groupOf(...cart: Parameters<typeof artworkGroups>[0]): ArtworkGroup {
  const [group] = artworkGroups(cart, shop)
  if (!group) throw new Error('nothing is sent for these lines')
  return group
}

const received = (group: ArtworkGroup, until: string | null) => {
  const { before, address, after } = artworkAfter(group, '2025000042', until)
  return plain(before + address + after)
}

it.each([
  [1, 1, '1 fotku'],
  [3, 1, '3 fotky'],
  [2, 2, '4 fotky'],
  [5, 1, '5 fotiek'],
  [20, 1, '20 fotiek'],
  [20, 3, '60 fotiek'],
])('%i photos for each of %i pieces are called %s', (photos, count, text) =>
  expect(plain(artworkAmount(groupOf(box(photos, count)).lines))).toBe(text),
)

it('an unknown number of photos is not named', () => {
  const { lines } = groupOf(box(20), cartLine({ name: 'Fotobox', artwork: 'photos' }))
  expect(artworkAmount(lines)).toBe('fotky')
})

describe('the text about photos to send', () => {
  it('stands in each line of the cart that needs photos', () => {
    expect(plain(lineArtwork(groupOf(box(20, 2))))).toBe(
      'Po objednaní pošlite 40 fotiek na foto@example.sk (ukážka).',
    )
    expect(plain(lineArtwork(groupOf(blank)))).toBe(
      'Po objednaní môžete poslať návrh potlače na foto@example.sk (ukážka).',
    )
  })

  it('stands before the order, with the number of days', () => {
    expect(plain(artworkBefore(groupOf(box(20))))).toBe(
      'Po objednaní pošlite do 7 dní 20 fotiek na foto@example.sk (ukážka), do predmetu napíšte číslo objednávky.',
    )
    expect(plain(artworkBefore(groupOf(box(20), box(1, 2))))).toContain(
      'do 7 dní jedným e-mailom 22 fotiek na',
    )
    expect(plain(artworkBefore(groupOf(blank)))).toBe(
      'Po objednaní môžete poslať návrh potlače na foto@example.sk (ukážka), do predmetu napíšte číslo objednávky. Nie je to povinné.',
    )
  })

  it('stands on the receipt, with the number of the order and the last day', () => {
    expect(received(groupOf(box(20)), '3. 12.')).toBe(
      'Pošlite 20 fotiek na foto@example.sk (ukážka), do predmetu 2025000042, najneskôr 3. 12.',
    )
    expect(received(groupOf(box(20), box(3)), null)).toBe(
      'Pošlite jedným e-mailom 23 fotiek na foto@example.sk (ukážka), do predmetu 2025000042.',
    )
    expect(received(groupOf(blank), null)).toBe(
      'Môžete poslať návrh potlače na foto@example.sk (ukážka), do predmetu 2025000042. Nie je to povinné.',
    )
  })

  it('names each of several lines', () =>
    expect(groupOf(box(20, 2), box(3)).lines.map((own) => plain(artworkOfLine(own)))).toEqual([
      'Fotobox Tím & spol. 20 fotiek (2 ks): 40 fotiek',
      'Fotobox Tím & spol. 3 fotiek: 3 fotky',
    ]))

  it('says only of required things that the making waits for them', () => {
    expect(requiredNames([box(20), box(3), blank], shop)).toBe('fotky')
    expect(requiredNames([blank, cartLine()], shop)).toBe('')
  })
})

it('the e-mail has address, subject and text, with the photos of each line', () => {
  const mail = new URL(artworkMail(groupOf(box(20, 2), box(1)), '2025000042'))
  expect(mail.protocol + mail.pathname).toBe('mailto:foto@example.sk')
  expect(mail.searchParams.get('subject')).toBe('2025000042')
  expect(mail.searchParams.get('body')).toBe(
    [
      'Dobrý deň,',
      '',
      'k objednávke 2025000042 posielam:',
      '– Fotobox Tím & spol. 20 fotiek (2 ks): 40 fotiek',
      '– Fotobox Tím & spol. 1 fotiek: 1 fotku',
      '',
    ].join('\r\n'),
  )
  expect(mail.href).not.toContain('+')
})
