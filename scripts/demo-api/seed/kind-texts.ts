import type { ProductKind } from './product-plan.ts'

/** What is said of one kind of product: a paragraph is one of each list. */
export interface KindTexts {
  openings: readonly string[]
  materials: readonly string[]
  closings: readonly string[]
  /** Material and care, one line each. */
  facts: readonly string[]
}

const GARMENT_CARE = [
  'Pranie: na 30 °C naruby, bez aviváže',
  'Žehlenie: naruby, nie priamo po potlači',
  'Sušenie: voľne, nie v sušičke',
]

export const KIND_TEXTS: Readonly<Record<ProductKind, KindTexts>> = {
  't-shirt': {
    openings: [
      'Tričko, po ktorom siahnete aj vtedy, keď ich máte v skrini dvadsať.',
      'Obľúbené tričko z našej dielne, ktoré tlačíme po kusoch na objednávku.',
      'Jednoduché tričko na každý deň, do mesta aj na túru.',
      'Tričko s krátkym rukávom, ktoré drží tvar aj po desiatkach praní.',
    ],
    materials: [
      'Je ušité z <strong>česanej bavlny</strong>, ktorá je mäkká na dotyk a v lete dobre dýcha. Golier má prímes elastanu, preto sa nevyťahá.',
      'Použili sme hladkú <strong>organickú bavlnu</strong> s gramážou 180 g/m². Nepresvitá a po praní sa nekrčí viac, než je nutné.',
      'Bavlnený úplet je predzrazený, takže vám tričko bude sedieť rovnako pred praním aj po ňom.',
    ],
    closings: [
      'Ak váhate medzi dvoma veľkosťami, vezmite si tú väčšiu. Výmena je u nás jednoduchá.',
      'Potlač je na vodnej báze, nepraská a na tričku ju takmer necítiť.',
      'Každé tričko pred odoslaním prezrieme a zabalíme do recyklovaného papiera.',
      'Hodí sa aj ako darček, stačí pri objednávke zaškrtnúť darčekové balenie.',
    ],
    facts: ['Materiál: 100 % bavlna', 'Gramáž: 180 g/m²', ...GARMENT_CARE],
  },
  sweatshirt: {
    openings: [
      'Mikina na chladné rána, dlhé večery a všetko medzi tým.',
      'Teplá mikina, ktorú si oblečiete cestou na tréning aj k táboráku.',
      'Mikina s voľnejším strihom, v ktorej sa dobre sedí aj behá.',
    ],
    materials: [
      'Zvnútra je <strong>jemne počesaná</strong>, zvonku hladká. Manžety a spodný lem sú z pružného úpletu a nevyťahajú sa.',
      'Hrubšia zmes bavlny a polyesteru hreje a rýchlo schne. Vrecko vpredu unesie telefón aj studené ruky.',
      'Bavlnený úplet s gramážou 300 g/m² je pevný, no stále mäkký. Švy sú dvojité.',
    ],
    closings: [
      'Potlač tlačíme sami a vydrží rovnako dlho ako mikina.',
      'Strih je skôr voľnejší, bežná veľkosť vám bude sedieť aj cez tričko.',
      'Prvé pranie odporúčame samostatne, tmavé farby môžu trochu pustiť.',
    ],
    facts: ['Materiál: 80 % bavlna, 20 % polyester', 'Gramáž: 300 g/m²', ...GARMENT_CARE],
  },
  cap: {
    openings: [
      'Šiltovka, ktorá ochráni pred slnkom aj pred zlou náladou.',
      'Ľahká šiltovka na výlety, na bicykel aj na záhradu.',
      'Šiltovka s predtvarovaným šiltom a piatimi panelmi.',
    ],
    materials: [
      'Je z pevného <strong>bavlneného kepru</strong>. Vzadu má kovovú pracku, ktorou si nastavíte obvod.',
      'Bavlnená látka dýcha a vnútorný pásik saje pot, takže netlačí ani v horúčave.',
    ],
    closings: [
      'Motív je vyšitý, nie nalepený, preto sa neodlepí ani po lete strávenom pri vode.',
      'Perieme ju v rukách a sušíme na pohári, aby si šilt podržal tvar.',
      'Jedna veľkosť sedí takmer každému.',
    ],
    facts: ['Materiál: 100 % bavlnený keper', 'Zapínanie: kovová pracka', 'Pranie: ručne na 30 °C'],
  },
  mug: {
    openings: [
      'Hrnček na prvú kávu dňa.',
      'Hrnček, ktorý vám v kancelárii nikto omylom nevezme.',
      'Hrnček do kuchyne, na chatu aj na pracovný stôl.',
    ],
    materials: [
      'Potlač je vypálená, preto znesie <strong>umývačku riadu aj mikrovlnnú rúru</strong>.',
      'Ucho je dosť veľké na celú dlaň a hrnček pevne stojí aj na nerovnom stole.',
      'Povrch je lesklý a ľahko sa umýva, farby zostávajú sýte aj po rokoch.',
    ],
    closings: [
      'Posielame ho v kartónovej krabičke, ktorá prežije aj cestu poštou.',
      'Z druhej strany môže byť meno alebo krátky text, napíšte nám ho do poznámky.',
      'K hrnčeku sa dobre hodí plátená taška s rovnakým motívom.',
    ],
    facts: ['Priemer: 82 mm', 'Výška: 95 mm', 'Umývanie: v umývačke riadu'],
  },
  bag: {
    openings: [
      'Plátená taška, ktorá nahradí stovky igelitových.',
      'Taška na nákup, na knihy aj na plavky.',
      'Skladná taška, ktorú máte vždy so sebou.',
    ],
    materials: [
      'Ušili sme ju z <strong>hrubého bavlneného plátna</strong> a uši sme prešili krížom, takže unesie aj desať kilogramov.',
      'Plátno je nebielené a bez zbytočnej chémie. Dlhé uši sa pohodlne nosia na pleci.',
    ],
    closings: [
      'Keď sa zašpiní, hoďte ju do práčky s ostatnou bielizňou.',
      'Zložená sa zmestí do vrecka bundy.',
      'Vnútri je malé vrecko na kľúče.',
    ],
    facts: ['Materiál: 100 % bavlna, 220 g/m²', 'Rozmery: 38 × 42 cm', 'Pranie: na 40 °C naruby'],
  },
  'photo-box': {
    openings: [
      'Drevená škatuľka, v ktorej fotografie nezapadnú do pamäte telefónu.',
      'Darček, pri ktorom sa celá rodina zíde okolo jedného stola.',
      'Fotobox je malý archív chvíľ, ku ktorým sa chcete vracať.',
    ],
    materials: [
      'Škatuľka je z <strong>brezovej preglejky</strong>, veko je gravírované laserom. Fotografie tlačíme na matný papier 300 g/m².',
      'Fotografie majú rozmer 10 × 15 cm a biely okraj, na ktorý sa dá písať.',
    ],
    closings: [
      'Po objednaní nám fotografie pošlete e-mailom. Ak by niektorá bola príliš malá, ozveme sa vám.',
      'Výroba trvá tri až päť pracovných dní.',
      'Na veko vieme vygravírovať meno alebo dátum, napíšte ho do poznámky k objednávke.',
    ],
    facts: ['Materiál: brezová preglejka', 'Rozmery: 17 × 12 × 6 cm', 'Údržba: utrieť suchou handričkou'],
  },
  'mouse-pad': {
    openings: [
      'Podložka, na ktorej myš nikdy nezaváha.',
      'Podložka pod myš do kancelárie aj na herný stôl.',
      'Obyčajný pracovný stôl bude hneď o niečo veselší.',
    ],
    materials: [
      'Povrch je z hladkej <strong>polyesterovej tkaniny</strong>, spodok z protišmykovej gumy.',
      'Okraje sú obšité, preto sa nestrapkajú a podložka neškriabe zápästie.',
    ],
    closings: [
      'Čistí sa vlhkou handričkou a trochou mydla.',
      'Posielame ju zrolovanú, na stole sa do hodiny narovná.',
    ],
    facts: [
      'Materiál: polyester, prírodná guma',
      'Rozmery: 24 × 20 cm, hrúbka 3 mm',
      'Čistenie: vlhkou handričkou',
    ],
  },
}
