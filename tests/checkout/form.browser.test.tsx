// Rules 405, 408, 413, 502, 503, 516, 519, 521, 524, 601, 602, 604, 605, 611, 612, 613, 614, 921, 717
import { afterEach, describe, expect, it } from 'vitest'
import { page, type Locator } from 'vitest/browser'
import '../../src/checkout/checkout.css'
import { DEFAULT_SETTINGS } from '../../src/config/checkout-settings.ts'
import { MAX_FIELD_LENGTH, MAX_NOTE_LENGTH } from '../../src/config/order-limits.ts'
import { SHOP } from '../../src/config/shop.ts'
import { tieSpaces } from '../../src/text/tie-spaces.ts'
import type { CustomerData } from '../../src/checkout/rules/customer.ts'
import { updateCustomer } from '../../src/checkout/store/customer-store.ts'
import { listenToRegions } from '../fixtures/announcements.ts'
import { cartLine, customer, DATABASE_SETTINGS, MUG } from '../fixtures/builders.ts'
import { shop } from '../fixtures/fake-shop.ts'
import { openCart, openCheckout, view } from '../browser/checkout.tsx'
import { press, showAstro, usePhone } from '../browser/page.ts'
import { button, fill, goTo, group, link, radio, status, tick, walk, type Step } from '../browser/walk.ts'

const { billing, terms, submit } = view
const field = (name: string) => billing.getByRole('textbox', { name: new RegExp(`^${name}`) })
const [code, street, number, city] = [field('PSČ'), field('Ulica'), field('Číslo domu'), field('Mesto')]
const [phone, cin, email] = [field('Telefón'), field('IČO'), field('E-mail')]
const country = page.getByRole('combobox', { name: 'Krajina' })
const [pickup, courier] = [radio(/^Osobný odber/), radio(/GLS/)]
const elsewhere = tick('Doručiť na inú adresu')
const other = group('Dodacia adresa')
const hint = (text: RegExp) => page.getByRole('status').getByText(text)
const postalHint = hint(/^PSČ má/)
const CALLS = /^Kuriér vám pred doručením zavolá/
const missing = status('Aby sme vám balík mohli doručiť')
const missingCin = status('Na faktúru doplňte ešte').getByRole('link', { name: 'IČO' })
const some = page.getByText(/^Niektoré údaje chýbajú/)
const replaced = group('Platba').getByRole('status')
const hours = page.getByText(/^Tovar vydávame/)
const question = group('Naozaj jana@gmial.com?')
const [instead, yes] = ['Použiť jana@gmail.com', 'Áno, je správny'].map((name) => button(name)) as [
  Locator,
  Locator,
]
const next = button('Pokračovať: údaje')
const summary = page.getByRole('complementary', { name: 'Súhrn objednávky' })

const textsOf = (things: Locator) => things.elements().map((one) => one.textContent)
const isBefore = (one: Locator, two: Locator) =>
  (one.element().compareDocumentPosition(two.element()) & Node.DOCUMENT_POSITION_FOLLOWING) > 0

const set = (change: Partial<CustomerData>) => () => updateCustomer(change)
/** Waits for the code that helps with fields, which comes with the first touch. */
const help = () => import('../../src/checkout/field-help.tsx')
const links = (...names: string[]) => {
  return () => expect.poll(() => textsOf(missing.getByRole('link'))).toEqual(names)
}
const nothing = () => expect(shop.orders()).toEqual([])
const sent = (order = {}): Step[] => [
  [view.success, 'seen'],
  () => expect(shop.orders()).toMatchObject([{ order }]),
]
const done = (...steps: string[]) => {
  const isDone = (one: Element) => one.querySelector('legend')?.textContent.endsWith('hotovo')
  const ticked = () => page.getByRole('group').elements().filter(isDone)
  return () => expect.poll(() => ticked().map((one) => one.querySelector('h2')?.textContent)).toEqual(steps)
}
const BILLED = ['Doprava', 'Platba', 'Fakturačné údaje']

/** What the checkout does, and what is done to which field of an empty form, and seen then. */
it.each<[promise: string, ...walk: Step[][]]>([
  [
    'shows a hint only when its field is left',
    [code, '0100', [postalHint, 'gone'], '{Tab}', [postalHint, 'seen']],
    [[code, { says: /^PSČ má 5\s?číslic/, 'aria-invalid': 'false' }]],
    [fill(code, '010 01'), [postalHint, 'gone']],
  ],
  [
    'shows the keyboard of digits only for a Slovak postal code',
    [[code, { inputmode: 'numeric' }], set({ country: 'Veľká Británia' }), [code, { inputmode: null }]],
  ],
  [
    'shows the one country of delivery, and keeps another one that was stored before',
    [[billing, /Krajina: Slovensko/], [country, 'gone'], set({ country: 'Česko' })],
    [[country, { value: 'Česko', says: /^Do tejto krajiny bežne nedoručujeme/ }]],
    [[billing.getByRole('link', { name: SHOP.phone.label }), 'seen']],
    [() => country.selectOptions('Slovensko'), [billing, /Krajina: Slovensko/]],
  ],
  [
    'asks for a telephone with a reason if the carrier calls, in the address of delivery',
    [[page.getByText(CALLS), 'gone'], courier, [phone, { says: CALLS }], elsewhere, [phone, { says: '' }]],
    [[other.getByRole('textbox', { name: 'Telefón' }), { says: CALLS }]],
  ],
  [
    'marks, lists and asks for the telephone that a courier calls',
    [set(customer({ tel: '' })), courier, [phone, { 'aria-required': 'true' }]],
    [[link('Telefón (fakturačné údaje)'), 'seen'], next, [phone, 'focused']],
  ],
  [
    'says name and price of a delivery, then the rest, and nothing of the telephone while a screen reader goes through them',
    [
      set(customer()),
      goTo(radio(/pošta/)),
      '{ArrowDown}',
      [courier, 'checked', { name: 'Kuriér GLS 3,90\u00A0€' }],
    ],
    [[phone, { says: 'Kuriér vám pred doručením zavolá alebo pošle správu.' }]],
    [[hint(CALLS), 'gone']],
  ],
  [
    'moves a house number from the street to its own field, says so, and lets the shopper undo it',
    [street, help, 'Hlavná 12{Tab}', [street, { value: 'Hlavná' }], [number, { value: '12' }]],
    [[number, { says: /^Číslo domu sme sem preniesli/ }], () => number.clear(), [number, { says: '' }]],
    [fill(street, 'Hlavná 12'), '{Tab}', [street, { value: 'Hlavná 12' }], [number, { value: '' }]],
  ],
  [
    'ticks complete steps',
    [done('Doprava', 'Platba'), set(customer()), done(...BILLED), elsewhere, [other, 'seen']],
    [done(...BILLED)],
    [set({ name2: 'Eva', street2: 'Krátka', city2: 'Košice', postal_code2: '040 01' })],
    [done(...BILLED, 'Dodacia adresa')],
  ],
  [
    'ticks no step with a mistyped e-mail or another odd value',
    [set(customer()), help, done(...BILLED)],
    ...[{ email: 'eva@gmial.com' }, { postal_code: '0100' }, { tel: 'nemám' }].map((odd): Step[] => [
      ...[set(customer(odd)), done('Doprava', 'Platba'), set(customer()), done(...BILLED)],
    ]),
  ],
  [
    'names missing parts of the address, and links to them',
    [[missing, 'gone'], email, 'j', links('Meno', 'Ulica', 'PSČ', 'Mesto')],
    [missing.getByRole('link').nth(2), [code, 'focused'], '010 01', links('Meno', 'Ulica', 'Mesto')],
    [pickup, [missing, 'gone'], courier, [missing, 'seen']],
  ],
  [
    'asks for no address of who collects the goods, until one is wanted for the invoice',
    [pickup, [street, 'gone'], [other, 'gone'], button('Doplniť adresu na faktúru'), [street, 'focused']],
  ],
  [
    "explains a present with the owner's sentence",
    [[tick('Objednávam ako darček'), { says: tieSpaces(String(SHOP.giftSentence)) }]],
  ],
  [
    'asks about a mistyped e-mail, which is no error',
    [email, 'jana@gmial.com{Tab}', [email, { says: /^Vyzerá to na preklep/, 'aria-invalid': 'false' }]],
    [instead, [email, 'focused', { value: 'jana@gmail.com', says: '' }]],
  ],
  [
    'names the payment that replaces one without pickup',
    [radio('Dobierka'), [replaced, 'empty'], pickup, [replaced, /^Platbu „Dobierka“ pri doprave „Osobný/]],
    [[replaced, /odber“ neponúkame, zvolili sme „Bankový prevod vopred“\.$/]],
    [radio('Platba v predajni'), [replaced, 'empty']],
  ],
  [
    'shows opening hours only below the pickup, once it is chosen',
    [[hours, 0], pickup, [hours, 1], [pickup, { says: /Tovar vydávame/ }]],
  ],
  [
    'has links to the terms and to the page about personal data, which open new windows',
    [[link(/podmienkami/), { name: /^obchodnými podmienkami \(v\snovom okne\)$/, target: '_blank' }]],
    [[link(/osobných údajov/), { href: '/ochrana-osobnych-udajov' }]],
  ],
])('the checkout %s', async (_, ...steps) => {
  await openCheckout()
  await walk(...steps.flat())
})

/** What happens to an order, what is odd in its form, and what is pressed, typed and seen then. */
it.each<[promise: string, form: Partial<CustomerData>, ...walk: Step[][]]>([
  [
    'to a mistyped e-mail is asked about, and the other answer corrects it',
    { email: 'jana@gmial.com' },
    [help, terms, submit, [question, 'focused'], nothing],
    [question.getByRole('button', { name: 'Použiť jana@gmail.com' })],
    [[question, 'gone'], [submit, 'focused'], '{Enter}'],
    sent({ customerData: { email: 'jana@gmail.com' } }),
  ],
  [
    'to a mistyped e-mail is sent by the next press if the shopper confirms it, and is not asked about again',
    { email: 'jana@gmial.com' },
    [help, terms, submit, yes, [question, 'gone'], nothing, '{Enter}'],
    sent({ customerData: { email: 'jana@gmial.com' } }),
  ],
  [
    'of a company without IČO names it, links to it, and is sent without it at the second press',
    { isCompanyOrder: true, company: 'Hory s. r. o.' },
    [[cin, { says: 'Na faktúru na firmu potrebujeme IČO.' }], missingCin, [cin, 'focused'], '12345678'],
    [[missingCin, 'gone'], () => cin.clear(), terms, submit, [cin, 'focused'], nothing, submit],
    sent(),
  ],
  [
    'without an address leads to its first empty field, and is sent at the last press',
    { street: '', city: '' },
    [[link('Ulica (fakturačné údaje)'), /^Ulica/], terms],
    [[submit, { says: /doručiť, doplňte ešte: Ulica \(fakturačné údaje\) Mesto \(fakturačné údaje\)$/ }]],
    [submit, [street, 'focused'], [some, 'seen'], nothing, 'Dlhá', [some, 'gone']],
    [submit, [city, 'focused'], submit],
    sent(),
  ],
  [
    'with a wrong e-mail names it on the button, and a press leads there',
    { email: 'zofia@' },
    [terms, [email, { says: /^E-mail má tvar/, 'aria-invalid': 'true' }]],
    [goTo(button('Email nemá správny formát')), '{Enter}', [email, 'focused'], 'example.sk'],
    [[email, { 'aria-invalid': 'false' }], [submit, { 'aria-disabled': 'false' }], nothing],
  ],
  [
    'is led to by the bar, which names the next step, from one empty field to the next, and then to the terms',
    { email: '', street: '', postal_code: '', city: '' },
    [[next, { 'aria-disabled': 'false' }]],
    [next, [email, 'focused'], 'jana@example.sk', next, [street, 'focused'], 'Dlhá'],
    [next, [code, 'focused'], '010 01', next, [city, 'focused'], 'Žilina'],
    [goTo(button('Zakliknite súhlas s obchodnými podmienkami')), '{Enter}', [terms, 'focused'], ' '],
    [[submit, 'seen'], nothing, submit],
    sent(),
  ],
])('an order %s', async (_, form, ...steps) => {
  await openCheckout([MUG], customer(form))
  await walk(...steps.flat())
})

it('the checkout has a heading for each section, says that no account is needed, and like the cart that prices include VAT', async () => {
  await openCheckout()
  expect(textsOf(page.getByRole('heading'))).toEqual([
    ...['Objednávka', 'Doprava', 'Platba', 'Fakturačné údaje', 'Poznámka a darček'],
    ...['Súhrn objednávky', 'Tovar v košíku'],
  ])
  const vat = page.getByText('Ceny sú s DPH.')
  await walk([page.getByText('Objednať môžete bez registrácie.'), 'seen'], [vat, 'seen'], () => openCart(), [
    vat,
    'seen',
  ])
})

it('the checkout limits its texts', async () => {
  await openCheckout()
  const fields = page.getByRole('textbox').elements() as HTMLInputElement[]
  const lengths = fields.filter((one) => !one.closest('quantity-stepper')).map((one) => one.maxLength)
  expect(lengths.length).toBeGreaterThan(8)
  expect([...new Set(lengths)]).toEqual([MAX_FIELD_LENGTH, MAX_NOTE_LENGTH])
})

it('the checkout marks what the chosen delivery needs and what nobody has to say, with ids of a database, and begins with the e-mail', async () => {
  const fields = () => page.getByRole('textbox').elements() as HTMLInputElement[]
  const isOptional = ({ labels }: HTMLInputElement) =>
    labels?.[0]?.querySelector<HTMLElement>('span')?.dataset['optional'] === '(nepovinné)'
  const marks = () =>
    [
      fields().filter((one) => one.ariaRequired === 'true' && one.closest('.field-required')),
      fields().filter(isOptional),
    ].map((marked) => marked.map(({ name }) => name).join(' '))
  const ADDRESS = 'street postal_code city'
  await openCheckout([MUG], undefined, DATABASE_SETTINGS)
  await expect.element(billing.getByText('* Povinný údaj')).toBeVisible()
  await expect.poll(marks).toEqual([`email name ${ADDRESS}`, 'tel order_note'])
  await press(pickup)
  await expect.poll(marks).toEqual(['email', 'tel order_note'])
  await press(courier)
  await expect.poll(marks).toEqual([`email name tel ${ADDRESS}`, 'order_note'])
  updateCustomer({ deliverToAnotherAddress: true, isCompanyOrder: true })
  await expect
    .poll(marks)
    .toEqual([
      `email cin name ${ADDRESS} name2 tel2 street2 postal_code2 city2`,
      'tin vat tel email2 order_note',
    ])
})

it('the checkout has short fields beside one another on a phone, and below one another with very large text', async () => {
  await usePhone()
  await openCheckout()
  const topOf = (one: Locator) => one.element().getBoundingClientRect().top
  const pairs = [
    [field('Meno'), field('Priezvisko')],
    [street, number],
    [code, city],
  ] as const
  for (const [one, two] of pairs) expect(topOf(one)).toBe(topOf(two))
  // Text of twice the size is to a phone what a window of half its width is to usual text.
  await page.viewport(300, 740)
  for (const [one, two] of pairs) expect(topOf(one)).toBeLessThan(topOf(two))
})

it('the checkout lists goods, delivery, payment and the sum missing for free delivery above the button; if delivery is free, no fees, and "zadarmo" in each row', async () => {
  await usePhone()
  await openCheckout([cartLine({ name: 'Tričko Kriváň', size: 'M', color: 'biela', count: 2 })])
  await walk(courier, [summary.getByRole('listitem').first(), /^Tričko Kriváň/])
  await walk([
    summary,
    /Veľkosť: M · Strih: pánsky · Farba: biela · Množstvo: 2 × 14,90 €/,
    /Doprava: Kuriér GLS3,90 €/,
  ])
  await walk([
    summary,
    /Platba: Bankový prevod vopredzadarmo/,
    /Nakúpte ešte za 5,20 € a dopravu máte zadarmo !/,
  ])
  expect(isBefore(summary.getByRole('list').first(), terms)).toBe(true)

  await openCheckout([{ ...MUG, priceCents: 4000 }])
  await walk([summary, /Doprava: Kuriér GLSPlatba: Bankový prevod vopredCeny/, { lacks: 'Nakúpte ešte' }])
  for (const name of ['Slovenská pošta 1. trieda', 'Kuriér GLS', 'Osobný odber', 'Dobierka'])
    await walk([page.getByRole('radio', { name: `${name} zadarmo`, exact: true }), 'seen'])
})

it('a screen reader hears what is missing only once the terms are ticked, and not while the shopper types', async () => {
  await openCheckout([MUG], customer({ email: '', tel: '', city: '' }))
  listenToRegions()
  await walk(email, 'jana@example.sk', [link('Mesto (fakturačné údaje)'), 'seen'])
  await walk(terms, courier, [link('Telefón (fakturačné údaje)'), 'seen'])
  await expect
    .poll(() => window.heard.filter((words) => words.includes('doplňte ešte')))
    .toEqual([expect.stringContaining('Telefón (fakturačné údaje)')])
})

it('the order button and the group of deliveries say that a delivery has no payment, because a moved focus swallows an announcement; the button leads to another delivery', async () => {
  const paymentOptions = DEFAULT_SETTINGS.paymentOptions.map((option) => ({
    ...option,
    visibleInDelivery: [1],
  }))
  const NONE = 'Pri tejto doprave neponúkame platbu'
  const deliveries = group('Doprava')
  await openCheckout([MUG], customer(), { ...DEFAULT_SETTINGS, paymentOptions })
  await walk([deliveries, { says: NONE }], terms, [group('Platba'), { text: NONE }], goTo(button(NONE)))
  await walk('{Enter}')
  await walk([deliveries, 'focused'], courier, submit, [view.success, 'seen'])
})

describe('the legal guarantee', () => {
  const guarantee = page.getByRole('region', { name: 'Zákonná záruka' })
  const open = async (notice: object | null) => {
    await showAstro('/src/checkout/LegalGuarantee.astro', { notice })
    await openCheckout()
  }
  afterEach(() => document.getElementById('legal-guarantee')?.remove())

  it('is explained before the consent, with the contact', async () => {
    await open(null)
    const { email, phone } = SHOP
    await walk([guarantee, /do dvoch rokov od dodania, zodpovedáme my/, /\. Viac o/])
    await walk([guarantee, { text: `${email.label} alebo ${phone.label.replaceAll('\u00A0', ' ')}` }])
    await walk([guarantee.getByRole('link', { name: email.label }), { href: email.href }])
    await walk([guarantee.getByRole('link', { name: /^Viac o/ }), { href: '/zakonna-zaruka' }])
    await walk([guarantee.getByRole('img'), 'gone'])
    expect(isBefore(guarantee, terms)).toBe(true)
  })

  it("is the Commission's whole notice if the owner has it", async () => {
    const notice = { path: '/zakonna-zaruka.svg', width: 210, height: 297 }
    await open(notice)
    const picture = guarantee.getByRole('img', { name: 'Harmonizované oznámenie o zákonnej záruke súladu' })
    await walk([picture, { src: notice.path }], [guarantee, /do dvoch rokov od dodania/])
    const { width, height } = picture.element().getBoundingClientRect()
    expect(height / width).toBeCloseTo(297 / 210, 1)
  })
})
