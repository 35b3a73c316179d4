// Rules 405, 408, 413, 502, 503, 516, 519, 521, 524, 601, 602, 604, 605, 611, 612, 613, 614, 921, 717
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { DEFAULT_SETTINGS } from '../../src/config/checkout-settings.ts'
import { MAX_FIELD_LENGTH, MAX_NOTE_LENGTH } from '../../src/config/order-limits.ts'
import { SHOP } from '../../src/config/shop.ts'
import { tieSpaces } from '../../src/text/tie-spaces.ts'
import { updateCustomer } from '../../src/checkout/store/customer-store.ts'
import { listenToRegions } from '../fixtures/announcements.ts'
import { cartLine, customer, DATABASE_SETTINGS } from '../fixtures/builders.ts'
import { openCart, openCheckout, sell, MUG, send, sentOrders, view } from '../browser/checkout.tsx'
import { focus, press, showAstro, usePhone } from '../browser/page.ts'

const code = view.billing.getByRole('textbox', { name: 'PSČ' })
const shown = (text: string | RegExp) => page.getByRole('status').getByText(text)
const textsOf = (links: { elements: () => Element[] }) => links.elements().map((link) => link.textContent)

it('the checkout has a heading for each section, says that no account is needed, and like the cart that prices include VAT', async () => {
  await openCheckout()
  expect(textsOf(page.getByRole('heading'))).toEqual([
    ...['Objednávka', 'Doprava', 'Platba', 'Fakturačné údaje', 'Poznámka a darček'],
    ...['Súhrn objednávky', 'Tovar v košíku'],
  ])
  await expect.element(page.getByText('Objednať môžete bez registrácie.')).toBeVisible()
  await expect.element(page.getByText('Ceny sú s DPH.')).toBeVisible()
  await openCart()
  await expect.element(page.getByText('Ceny sú s DPH.')).toBeVisible()
})

it('the checkout shows a hint only when its field is left', async () => {
  await openCheckout()
  await press(code)
  await userEvent.keyboard('0100')
  await expect.element(shown(/^PSČ má/)).not.toBeInTheDocument()
  await userEvent.tab()
  await expect.element(shown(/^PSČ má/)).toBeVisible()
  await expect.element(code).toHaveAccessibleDescription(/^PSČ má 5\s?číslic/)
  await expect.element(code).toHaveAttribute('aria-invalid', 'false')
  await code.fill('010 01')
  await expect.element(shown(/^PSČ má/)).not.toBeInTheDocument()
})

it('the checkout marks required fields, limits texts, and shows the keyboard of digits only for a Slovak postal code', async () => {
  await openCheckout()
  await expect.element(view.billing.getByText('* Povinný údaj')).toBeVisible()
  await expect.element(view.email).toHaveAttribute('aria-required', 'true')
  await expect.element(code).toHaveAttribute('inputmode', 'numeric')
  updateCustomer({ country: 'Veľká Británia' })
  await expect.element(code).not.toHaveAttribute('inputmode')
  const fields = page.getByRole('textbox').elements() as HTMLInputElement[]
  const lengths = fields.filter((one) => !one.closest('quantity-stepper')).map((one) => one.maxLength)
  expect(lengths.length).toBeGreaterThan(8)
  expect([...new Set(lengths)]).toEqual([MAX_FIELD_LENGTH, MAX_NOTE_LENGTH])
})

it('the checkout shows the one country of delivery, and keeps another one that was stored before', async () => {
  await openCheckout()
  await expect.element(view.billing.getByText('Krajina: Slovensko')).toBeVisible()
  await expect.element(page.getByRole('combobox', { name: 'Krajina' })).not.toBeInTheDocument()
  updateCustomer({ country: 'Česko' })
  const country = page.getByRole('combobox', { name: 'Krajina' })
  await expect.element(country).toHaveValue('Česko')
  await expect.element(country).toHaveAccessibleDescription(/^Do tejto krajiny bežne nedoručujeme/)
  await expect.element(view.billing.getByRole('link', { name: SHOP.phone.label })).toBeVisible()
  await country.selectOptions('Slovensko')
  await expect.element(view.billing.getByText('Krajina: Slovensko')).toBeVisible()
})

it('the checkout asks for a telephone with a reason if the carrier calls, in the address of delivery', async () => {
  await openCheckout()
  const reason = /^Kuriér vám pred doručením zavolá/
  await expect.element(page.getByText(reason)).not.toBeInTheDocument()
  await press(page.getByRole('radio', { name: /GLS/ }))
  const phone = view.billing.getByRole('textbox', { name: 'Telefón' })
  await expect.element(phone).toHaveAccessibleDescription(reason)
  await press(page.getByRole('checkbox', { name: 'Doručiť na inú adresu' }))
  await expect.element(phone).not.toHaveAccessibleDescription()
  const other = page.getByRole('group', { name: 'Dodacia adresa' })
  await expect.element(other.getByRole('textbox', { name: 'Telefón' })).toHaveAccessibleDescription(reason)
})

it('the checkout moves a house number from the street to its own field, says so, and lets the shopper undo it', async () => {
  await openCheckout()
  const street = view.billing.getByRole('textbox', { name: 'Ulica' })
  const number = view.billing.getByRole('textbox', { name: 'Číslo domu' })
  await press(street)
  // Wait for the code, which comes with the first touch of the form.
  await import('../../src/checkout/field-help.tsx')
  await userEvent.keyboard('Hlavná 12')
  await userEvent.tab()
  await expect.element(number).toHaveValue('12')
  await expect.element(street).toHaveValue('Hlavná')
  await expect.element(number).toHaveAccessibleDescription(/^Číslo domu sme sem preniesli/)
  await number.clear()
  await expect.element(number).not.toHaveAccessibleDescription()
  await street.fill('Hlavná 12')
  await userEvent.tab()
  await expect.element(street).toHaveValue('Hlavná 12')
  await expect.element(number).toHaveValue('')
})

it('the checkout ticks complete steps', async () => {
  await openCheckout()
  const done = () =>
    page
      .getByRole('group')
      .elements()
      .filter((group) => group.querySelector('legend')?.textContent.endsWith('hotovo'))
      .map((group) => group.querySelector('h2')?.textContent)
  await expect.poll(done).toEqual(['Doprava', 'Platba'])
  updateCustomer(customer({ street: 'Dlhá', city: 'Žilina', postal_code: '010 01' }))
  await expect.poll(done).toEqual(['Doprava', 'Platba', 'Fakturačné údaje'])
  await press(page.getByRole('checkbox', { name: 'Doručiť na inú adresu' }))
  await expect.element(page.getByRole('group', { name: 'Dodacia adresa' })).toBeVisible()
  await expect.poll(done).toEqual(['Doprava', 'Platba', 'Fakturačné údaje'])
  updateCustomer({ name2: 'Eva', street2: 'Krátka', city2: 'Košice', postal_code2: '040 01' })
  await expect.poll(done).toEqual(['Doprava', 'Platba', 'Fakturačné údaje', 'Dodacia adresa'])
})

it('the checkout names missing parts of the address, and links to them', async () => {
  await openCheckout()
  const missing = page.getByRole('status').filter({ hasText: 'Aby sme vám balík mohli doručiť' })
  await expect.element(missing).not.toBeInTheDocument()
  await press(view.email)
  await userEvent.keyboard('j')
  const links = missing.getByRole('link')
  await expect.poll(() => textsOf(links)).toEqual(['Meno', 'Ulica', 'PSČ', 'Mesto'])
  await press(links.nth(2))
  await expect.element(code).toHaveFocus()
  await userEvent.keyboard('010 01')
  await expect.poll(() => textsOf(links)).toEqual(['Meno', 'Ulica', 'Mesto'])

  await press(page.getByRole('radio', { name: /^Osobný odber/ }))
  await expect.element(missing).not.toBeInTheDocument()
  await press(page.getByRole('radio', { name: /GLS/ }))
  await expect.element(missing).toBeVisible()
})

it('the checkout lists goods, delivery, payment and the sum missing for free delivery above the button; if delivery is free, no fees, and "zadarmo" in each row', async () => {
  await usePhone()
  const shirt = cartLine({ name: 'Tričko Kriváň', size: 'M', cut: 'pánsky', color: 'biela', count: 2 })
  await openCheckout([{ ...shirt, priceCents: 1490 }])
  await press(page.getByRole('radio', { name: /GLS/ }))
  const summary = page.getByRole('complementary', { name: 'Súhrn objednávky' })
  await expect.element(summary.getByRole('listitem').first()).toMatchTextContent(/^Tričko Kriváň/)
  for (const said of [
    /Veľkosť: M · Strih: pánsky · Farba: biela · Množstvo: 2 × 14,90 €/,
    /Doprava: Kuriér GLS3,90 €/,
    /Platba: Bankový prevod vopredzadarmo/,
    /Nakúpte ešte za 5,20 € a dopravu máte zadarmo !/,
  ])
    await expect.element(summary).toMatchTextContent(said)
  expect(
    summary.getByRole('list').first().element().compareDocumentPosition(view.terms.element()) &
      Node.DOCUMENT_POSITION_FOLLOWING,
  ).toBeTruthy()

  await openCheckout([{ ...MUG, priceCents: 4000 }])
  await expect.element(summary).toMatchTextContent(/Doprava: Kuriér GLSPlatba: Bankový prevod vopredCeny/)
  await expect.element(summary).not.toMatchTextContent(/Nakúpte ešte/)
  for (const name of ['Slovenská pošta 1. trieda', 'Kuriér GLS', 'Osobný odber', 'Dobierka'])
    await expect.element(page.getByRole('radio', { name: `${name} zadarmo`, exact: true })).toBeVisible()
})

it('the checkout marks optional fields, the telephone only if no carrier calls', async () => {
  await openCheckout()
  const optional = () =>
    page
      .getByRole('textbox')
      .elements()
      .map((field) => field.closest('label')?.querySelector('span'))
      .filter((name) => name?.dataset['optional'] === '(nepovinné)')
      .map((name) => name?.closest('label')?.querySelector<HTMLInputElement>('input, textarea')?.name)
  await expect.poll(optional).toEqual(['tel', 'order_note'])
  await press(page.getByRole('radio', { name: /GLS/ }))
  await expect.poll(optional).toEqual(['order_note'])
  updateCustomer({ deliverToAnotherAddress: true, isCompanyOrder: true })
  await expect.poll(optional).toEqual(['tin', 'vat', 'tel', 'email2', 'order_note'])
})

it("the checkout explains a present with the owner's sentence", async () => {
  await openCheckout()
  await expect
    .element(page.getByRole('checkbox', { name: 'Objednávam ako darček' }))
    .toHaveAccessibleDescription(tieSpaces(String(SHOP.giftSentence)))
})

it('the checkout asks about a mistyped e-mail, which is no error', async () => {
  await openCheckout()
  await press(view.email)
  await userEvent.keyboard('jana@gmial.com')
  await userEvent.tab()
  await expect.element(view.email).toHaveAccessibleDescription(/^Vyzerá to na preklep/)
  await expect.element(view.email).toHaveAttribute('aria-invalid', 'false')
  await press(page.getByRole('button', { name: 'Použiť jana@gmail.com' }))
  await expect.element(view.email).toHaveValue('jana@gmail.com')
  await expect.element(view.email).toHaveFocus()
  await expect.element(view.email).not.toHaveAccessibleDescription()
})

describe('an order to a mistyped e-mail', () => {
  const address = { street: 'Dlhá', postal_code: '010 01', city: 'Žilina' }
  const question = page.getByRole('group', { name: 'Naozaj jana@gmial.com?' })
  const openMistyped = async (email: string) => {
    sell([MUG])
    await openCheckout([MUG], customer({ ...address, email }))
    // Wait for the code that knows of typing errors, which comes once there is an e-mail.
    await import('../../src/checkout/field-help.tsx')
    await send()
  }

  it('is asked about, and the other answer corrects it', async () => {
    await openMistyped('jana@gmial.com')
    await expect.element(question).toHaveFocus()
    expect(sentOrders()).toEqual([])
    await press(question.getByRole('button', { name: 'Použiť jana@gmail.com' }))
    await expect.element(question).not.toBeInTheDocument()
    await expect.element(view.submit).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(view.success).toBeVisible()
    expect(sentOrders()).toMatchObject([{ order: { customerData: { email: 'jana@gmail.com' } } }])
  })

  it('is sent by the next press if the shopper confirms it, and is not asked about again', async () => {
    await openMistyped('jana@gmial.com')
    await press(question.getByRole('button', { name: 'Áno, je správny' }))
    await expect.element(question).not.toBeInTheDocument()
    expect(sentOrders()).toEqual([])
    await userEvent.keyboard('{Enter}')
    await expect.element(view.success).toBeVisible()
    expect(sentOrders()).toMatchObject([{ order: { customerData: { email: 'jana@gmial.com' } } }])
  })

  it.each([{ email: 'eva@gmial.com' }, { postal_code: '0100' }, { tel: 'nemám' }])(
    'and other odd values get no tick: %j',
    async (odd) => {
      await openCheckout([MUG], customer({ ...address, ...odd }))
      await import('../../src/checkout/field-help.tsx')
      await expect.element(view.billing).not.toMatchTextContent('hotovo')
    },
  )
})

it('the checkout names the missing IČO of a company, links to it, and sends the order without it at the second press', async () => {
  sell([MUG])
  await openCheckout([MUG], customer({ isCompanyOrder: true, company: 'Hory s. r. o.' }))
  const cin = view.billing.getByRole('textbox', { name: 'IČO' })
  await expect.element(cin).toHaveAccessibleDescription('Na faktúru na firmu potrebujeme IČO.')
  const missing = page.getByRole('status').filter({ hasText: 'Na faktúru doplňte ešte' })
  await press(missing.getByRole('link', { name: 'IČO' }))
  await expect.element(cin).toHaveFocus()
  await userEvent.keyboard('12345678')
  await expect.element(missing.getByRole('link', { name: 'IČO' })).not.toBeInTheDocument()
  await cin.clear()
  await send()
  await expect.element(cin).toHaveFocus()
  expect(sentOrders()).toEqual([])
  await press(view.submit)
  await expect.element(view.success).toBeVisible()
})

it('the first press without an address leads to its first empty field, and the second one orders', async () => {
  sell([MUG])
  await openCheckout([MUG], customer({ street: '', city: '' }))
  await expect
    .element(page.getByRole('link', { name: 'Ulica (fakturačné údaje)' }))
    .toHaveTextContent('Ulica')
  await press(view.terms)
  await expect
    .element(view.submit)
    .toHaveAccessibleDescription(
      'Aby sme vám balík mohli doručiť, doplňte ešte: Ulica (fakturačné údaje) Mesto (fakturačné údaje)',
    )
  await press(view.submit)
  await expect.element(view.billing.getByRole('textbox', { name: /^Ulica/ })).toHaveFocus()
  await expect.element(page.getByText(/^Niektoré údaje chýbajú/)).toBeVisible()
  expect(sentOrders()).toEqual([])
  await userEvent.keyboard('Dlhá')
  await expect.element(page.getByText(/^Niektoré údaje chýbajú/)).not.toBeInTheDocument()
  await press(view.submit)
  await expect.element(view.billing.getByRole('textbox', { name: /^Mesto/ })).toHaveFocus()
  await press(view.submit)
  await expect.element(view.success).toBeVisible()
  expect(sentOrders()).toHaveLength(1)
})

it('a screen reader hears what is missing only once the terms are ticked, and not while the shopper types', async () => {
  await openCheckout([MUG], customer({ email: '', tel: '', city: '' }))
  listenToRegions()
  await press(view.email)
  await userEvent.keyboard('jana@example.sk')
  await expect.element(page.getByRole('link', { name: 'Mesto (fakturačné údaje)' })).toBeVisible()
  await press(view.terms)
  await press(page.getByRole('radio', { name: /GLS/ }))
  await expect.element(page.getByRole('link', { name: 'Telefón (fakturačné údaje)' })).toBeVisible()
  await expect
    .poll(() => window.heard.filter((words) => words.includes('doplňte ešte')))
    .toEqual([expect.stringContaining('Telefón (fakturačné údaje)')])
})

it('the telephone that a courier calls is marked, listed and asked for', async () => {
  await openCheckout([MUG], customer({ tel: '' }))
  await press(page.getByRole('radio', { name: /GLS/ }))
  await expect.element(view.billing.getByRole('textbox', { name: /^Telefón/ })).toBeRequired()
  await expect.element(page.getByRole('link', { name: 'Telefón (fakturačné údaje)' })).toBeVisible()
  await press(page.getByRole('button', { name: 'Pokračovať: údaje' }))
  await expect.element(view.billing.getByRole('textbox', { name: /^Telefón/ })).toHaveFocus()
})

it('the checkout names the payment that replaces one without pickup', async () => {
  await openCheckout()
  const changes = page.getByRole('group', { name: 'Platba' }).getByRole('status')
  await press(page.getByRole('radio', { name: 'Dobierka' }))
  await expect.element(changes).toBeEmptyDOMElement()
  await press(page.getByRole('radio', { name: 'Osobný odber' }))
  await expect
    .element(changes)
    .toHaveTextContent(
      'Platbu „Dobierka“ pri doprave „Osobný odber“ neponúkame, zvolili sme „Bankový prevod vopred“.',
    )
  await press(page.getByRole('radio', { name: 'Platba v predajni' }))
  await expect.element(changes).toBeEmptyDOMElement()
})

describe('the legal guarantee', () => {
  const GUARANTEE = '/src/checkout/LegalGuarantee.astro'
  const guarantee = page.getByRole('region', { name: 'Zákonná záruka' })
  afterEach(() => document.getElementById('legal-guarantee')?.remove())

  it('is explained before the consent, with the contact', async () => {
    await showAstro(GUARANTEE, { notice: null })
    await openCheckout()
    await expect.element(guarantee).toMatchTextContent('do dvoch rokov od dodania, zodpovedáme my')
    await expect
      .element(guarantee)
      .toMatchTextContent(`${SHOP.email.label} alebo ${SHOP.phone.label.replaceAll('\u00A0', ' ')}`)
    await expect.element(guarantee).toMatchTextContent('. Viac o')
    await expect
      .element(guarantee.getByRole('link', { name: SHOP.email.label }))
      .toHaveAttribute('href', SHOP.email.href)
    await expect
      .element(guarantee.getByRole('link', { name: /^Viac o/ }))
      .toHaveAttribute('href', '/zakonna-zaruka')
    await expect.element(guarantee.getByRole('img')).not.toBeInTheDocument()
    expect(
      guarantee.element().compareDocumentPosition(view.terms.element()) & Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy()
  })

  it("is the Commission's whole notice if the owner has it", async () => {
    const notice = { path: '/zakonna-zaruka.svg', width: 210, height: 297 }
    await showAstro(GUARANTEE, { notice })
    await openCheckout()
    const picture = guarantee.getByRole('img', { name: 'Harmonizované oznámenie o zákonnej záruke súladu' })
    await expect.element(picture).toHaveAttribute('src', notice.path)
    const { width, height } = picture.element().getBoundingClientRect()
    expect(height / width).toBeCloseTo(297 / 210, 1)
    await expect.element(guarantee).toMatchTextContent('do dvoch rokov od dodania')
  })
})

it('the checkout shows opening hours only below the pickup, once it is chosen', async () => {
  await openCheckout([MUG], customer(), DATABASE_SETTINGS)
  const hours = page.getByText(/^Tovar vydávame/)
  expect(hours.elements()).toHaveLength(0)
  const pickup = page.getByRole('radio', { name: /^Osobný odber/ })
  await press(pickup)
  expect(hours.elements()).toHaveLength(1)
  await expect.element(pickup).toHaveAccessibleDescription(/Tovar vydávame/)
})

it('a screen reader hears name and price of a delivery, then the rest, and nothing of the telephone while it goes through them', async () => {
  await openCheckout([MUG], customer())
  const radio = (name: RegExp) => page.getByRole('radio', { name })
  await focus(radio(/pošta/))
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(radio(/GLS/)).toBeChecked()
  await expect.element(radio(/GLS/)).toHaveAccessibleName('Kuriér GLS 3,90\u00A0€')
  await expect
    .element(view.billing.getByRole('textbox', { name: 'Telefón' }))
    .toHaveAccessibleDescription('Kuriér vám pred doručením zavolá alebo pošle správu.')
  await expect.element(shown(/^Kuriér vám pred doručením/)).not.toBeInTheDocument()
})

it('a group of deliveries says with its name what was refused or changed, because a moved focus swallows an announcement', async () => {
  const paymentOptions = DEFAULT_SETTINGS.paymentOptions.map((option) => ({
    ...option,
    visibleInDelivery: [1],
  }))
  await openCheckout([MUG], customer(), { ...DEFAULT_SETTINGS, paymentOptions })
  await expect
    .element(page.getByRole('group', { name: 'Doprava' }))
    .toHaveAccessibleDescription('Pri tejto doprave neponúkame platbu')
})

it('the order button says that a delivery has no payment, and leads to another delivery', async () => {
  const paymentOptions = DEFAULT_SETTINGS.paymentOptions.map((option) => ({
    ...option,
    visibleInDelivery: [1],
  }))
  sell([MUG])
  await openCheckout([MUG], customer(), { ...DEFAULT_SETTINGS, paymentOptions })
  await press(view.terms)
  await expect
    .element(page.getByRole('group', { name: 'Platba' }))
    .toMatchTextContent('Pri tejto doprave neponúkame platbu')
  await focus(page.getByRole('button', { name: 'Pri tejto doprave neponúkame platbu' }))
  await userEvent.keyboard('{Enter}')
  const box = page.getByRole('group', { name: 'Doprava' })
  await expect.element(box).toHaveFocus()
  await press(box.getByRole('radio', { name: 'Kuriér GLS' }))
  await press(view.submit)
  await expect.element(view.success).toBeVisible()
})

it('the order button names a wrong e-mail, and a press on it leads there', async () => {
  sell([MUG])
  await openCheckout(
    [MUG],
    customer({ street: 'Dlhá', postal_code: '010 01', city: 'Žilina', email: 'zofia@' }),
  )
  await press(view.terms)
  await expect.element(view.email).toHaveAttribute('aria-invalid', 'true')
  await expect.element(view.email).toHaveAccessibleDescription(/^E-mail má tvar/)
  await focus(page.getByRole('button', { name: 'Email nemá správny formát' }))
  await userEvent.keyboard('{Enter}')
  await expect.element(view.email).toHaveFocus()
  await userEvent.keyboard('example.sk')
  await expect.element(view.email).toHaveAttribute('aria-invalid', 'false')
  await expect.element(view.submit).toHaveAttribute('aria-disabled', 'false')
  expect(sentOrders()).toEqual([])
})

it('the order button is below links to the terms and to the page about personal data, which open new windows', async () => {
  await openCheckout()
  const terms = page.getByRole('link', { name: /podmienkami/ })
  await expect.element(terms).toHaveAccessibleName(/^obchodnými podmienkami \(v\snovom okne\)$/)
  await expect.element(terms).toHaveAttribute('target', '_blank')
  await expect
    .element(page.getByRole('link', { name: /osobných údajov/ }))
    .toHaveAttribute('href', '/ochrana-osobnych-udajov')
})
