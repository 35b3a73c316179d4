/** Texts about the legal guarantee, beside the Commission's picture or without it. */
export const GUARANTEE = {
  title: 'Zákonná záruka',
  titleMore: [': dva roky na vady tovaru'],
  description:
    'Za vady, ktoré sa prejavia do dvoch rokov od dodania, zodpovedá predávajúci. Čo môžete žiadať a na koho sa obrátiť.',
  link: 'Zákonná záruka 2\u00A0roky',
  noticeAlt: 'Harmonizované oznámenie o zákonnej záruke súladu',
  /** The short form above the order's button. An e-mail address and a phone number follow it. */
  short:
    'Na tovar platí zákonná záruka: za vady, ktoré sa prejavia do dvoch rokov od dodania, zodpovedáme my. Opravíme ich alebo tovar vymeníme, inak zľavíme z\u00A0ceny alebo vrátime peniaze. Obráťte sa na',
  or: 'alebo',
  more: 'Viac o\u00A0zákonnej záruke',
} as const

export const CONTACT_LABELS = { phone: 'Telefón', email: 'E-mail' } as const
