/**
 * The company behind the shop. SAMPLE VALUES: whoever runs this shop replaces them; nothing here belongs to a real
 * company. The two readings of the opening hours are both the spec's (design decision 14).
 */
export const SHOP = {
  name: 'Nitka',
  company: 'Nitka a farba, s. r. o.',
  street: 'Vzorová 12',
  postalCode: '010 01',
  city: 'Žilina',
  cin: '12345678',
  tin: '2012345678',
  vat: 'SK2012345678',
  register: 'Obchodný register Okresného súdu Žilina, oddiel: Sro, vložka č. 00000/L',
  /** Slovakia's example in the IBAN registry: nobody's account. '' for none: then nobody is asked to pay into it. */
  iban: 'SK31 1200 0000 1987 4263 7541',
  phone: { label: '+421\u00A0900\u00A0000\u00A0000', href: 'tel:+421900000000' },
  email: 'info@example.sk',
  footerHours: 'Pondelok – piatok 9:00 – 18:00',
  contactHours: 'Pondelok – piatok 8:00 – 16:30',
  contactLunchBreak: '12:00 – 13:00',
  /** The inspectorate of the company's region (general terms, section 9). */
  supervisor: {
    name: 'Inšpektorát SOI so sídlom v Žiline pre Žilinský kraj',
    street: 'Predmestská 71, P. O. BOX B-89',
    place: '011 79 Žilina',
  },
} as const
