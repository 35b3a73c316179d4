import type { DatedSentence, OwnerFacts } from '../company/rules/owner.ts'

/** Samples for the facts that the owner has not filled in yet. No real company has them. */
export const OWNER_SAMPLES = {
  name: 'Nitka',
  tagline: 'Oblečenie a darčeky s potlačou, ktorá vydrží.',
  company: 'Nitka a farba, s. r. o.',
  street: 'Vzorová 12',
  postalCode: '010 01',
  city: 'Žilina',
  cin: '12345678',
  tin: '2012345678',
  vat: 'SK2012345678',
  register: 'Obchodný register Okresného súdu Žilina, oddiel: Sro, vložka č. 00000/L',
  /** Slovakia's example in the IBAN registry. */
  iban: 'SK31 1200 0000 1987 4263 7541',
  phone: '+421 900 000 000',
  email: 'info@example.sk',
  supervisor: [
    'Inšpektorát SOI so sídlom v Žiline pre Žilinský kraj',
    'Predmestská 71, P. O. BOX B-89',
    '011 79 Žilina',
  ],
  giftSentence: 'Pri balení budeme vedieť, že ide o darček.',
  exchangeSentence: 'Je malé? Vymeníme.',
  craftSentence: 'Potláčame sami',
  phoneHours: { days: [1, 5], times: ['9:00', '18:00'] },
  shopHours: { days: [1, 5], times: ['8:00', '12:00', '13:00', '16:30'] },
} as const satisfies OwnerFacts

/** The word that marks a sample on pages. */
export const SAMPLE_MARK = 'ukážka'

/** Sentences about presents of a shop without a name. */
export const SAMPLE_PRESENTS: readonly DatedSentence[] = [
  { from: '2026-11-16', to: '2026-12-24', sentence: 'Do Vianoc stihneme.' },
]

/** Size, time and price of own print in a shop without a name. */
export const SAMPLE_PRINT = {
  size: `najviac 30 × 40 cm (${SAMPLE_MARK})`,
  time: `3 až 5 pracovných dní (${SAMPLE_MARK})`,
  fromCents: 390,
}

/** Closed days of a shop without a name. They are so far ahead that only a changed clock makes pages show them. */
export const SAMPLE_CLOSED: readonly DatedSentence[] = [
  {
    from: '2031-12-23',
    to: '2032-01-04',
    sentence: 'Cez sviatky máme zatvorené, objednávky odošleme 5. januára.',
  },
]
