// Rules 204, 207
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { box, cards, count, said, showListing } from '../browser/listing.tsx'
import {} from '../browser/page.ts'
import { button, link, tick, walk } from '../browser/walk.ts'
import { fillFields, translate } from '../e2e/support/strangers.ts'

const chip = page.getByRole('button', { name: 'Vypnúť filter: Zvieratá' })
const found = (text: RegExp) => expect.element(count).toMatchTextContent(text)

// Translators and extensions stay in the page, so the second test has them from the start.
it.each(['after', 'before'])(
  'a listing that a translator and an extension change %s it is shown can be filtered, searched, continued and returned to without losing a product',
  async (time) => {
    await showListing()
    if (time === 'after') for (const change of [translate, fillFields]) change()
    await found(/^zobrazujem 40 z 90°$/)
    await walk(link('Načítaj ďalšie'), [cards, 80], box('Zvieratá'), [cards, 17], tick('Len dostupné'))
    await walk(button('Vypnúť filter: Len dostupné'), [cards, 17])
    await userEvent.fill(page.getByRole('searchbox'), 'xyzxyz')
    await expect.element(said(/^Je nám ľúto, nenašli sme žiadne produkty/)).toBeInTheDocument()
    await userEvent.clear(page.getByRole('searchbox'))
    await walk([cards, 17], chip, [chip, 'gone'], [cards, 40])
    history.back()
    await walk([chip, 'seen'], [cards, 17])
  },
)
