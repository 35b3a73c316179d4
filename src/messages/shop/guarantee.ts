/** The legal guarantee: what pages say of it, with the Commission's picture or without (rule 921). */
export const GUARANTEE = {
  title: 'Zákonná záruka',
  titleMore: [': dva roky na vady tovaru'],
  description:
    'Za vady, ktoré sa prejavia do dvoch rokov od dodania, zodpovedá predávajúci. Čo môžete žiadať a na koho sa obrátiť.',
  /** What leads to the page. */
  link: 'Zákonná záruka 2\u00A0roky',
  /** What the picture is, for whoever does not see it; what it says stands beside it. */
  noticeAlt: 'Harmonizované oznámenie o zákonnej záruke súladu',
  /** In short, before the order's button; an e-mail address and a phone number come after it. */
  short:
    'Na tovar platí zákonná záruka: za vady, ktoré sa prejavia do dvoch rokov od dodania, zodpovedáme my. Opravíme ich alebo tovar vymeníme, inak zľavíme z\u00A0ceny alebo vrátime peniaze. Obráťte sa na',
  or: 'alebo',
  more: 'Viac o\u00A0zákonnej záruke',
} as const
