// Rules 204, 207
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { box, cards, count, said, showListing } from '../browser/listing.tsx'
import { press } from '../browser/page.ts'
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
    await press(page.getByRole('link', { name: 'Načítaj ďalšie' }))
    await expect.element(cards).toHaveLength(80)
    await press(box('Zvieratá'))
    await expect.element(cards).toHaveLength(17)
    await press(page.getByRole('checkbox', { name: 'Len dostupné' }))
    await press(page.getByRole('button', { name: 'Vypnúť filter: Len dostupné' }))
    await expect.element(cards).toHaveLength(17)
    await userEvent.fill(page.getByRole('searchbox'), 'xyzxyz')
    await expect.element(said(/^Je nám ľúto, nenašli sme žiadne produkty/)).toBeInTheDocument()
    await userEvent.clear(page.getByRole('searchbox'))
    await expect.element(cards).toHaveLength(17)
    await press(chip)
    await expect.element(chip).not.toBeInTheDocument()
    await expect.element(cards).toHaveLength(40)
    history.back()
    await expect.element(chip).toBeVisible()
    await expect.element(cards).toHaveLength(17)
  },
)
