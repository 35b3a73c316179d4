import { ARTWORKS } from './artwork.ts'
import { OWNER } from './owner.ts'
import { SIZE_AGES } from './size-charts.ts'

const SIZES_OF_AGES = Array.from({ length: 18 }, (_, age) => {
  const sizes = Object.entries(SIZE_AGES).filter(([, [from, to]]) => from <= age && age <= to)
  return [age, sizes.map(([size]) => size).join(' ')] as const
}).filter(([, sizes]) => sizes !== '')

/**
 * Reads a table: each line has a meaning and, after a colon, the words that shoppers type for it. An indented line goes on
 * with the words of the line above. A word stands for its other forms, too, unless it begins with '=': 'menom' is no form
 * of 'men'. A verb stands for all persons: 'vrátiť' for 'vrátim'.
 */
const table = (text: string) =>
  text
    .trim()
    .split(/\n(?! )/)
    .map((row) => {
      const [meant = '', typed = ''] = row.split(': ')
      return [meant, typed.replaceAll(/,\s+/g, ',')] as const
    })

/** The shop's kinds of goods, how shoppers call them in Slovak, Czech and English. Each of the words may have one wrong letter. */
const KINDS = table(`
hrnček: šálka, hrnek, hrneček, hrníček, hrnčeček, pohár, mug, mugs, cup, cups, coffee mug
plechový hrnček: plecháč, plecháčik, plecháček, enamel mug
tričko: tshirt, tshirts, t-shirt, t-shirts, tee, tees, shirt, shirts, triko, tričečko, tričo
mikina: sweatshirt, sweatshirts, sweater, sweaters, pullover
mikina s kapucňou: hoodie, hoodies, hoody, hooded, kapucňovka, klokanka
mikina na zips: zip hoodie, zipsovka, rozopínacia mikina
šiltovka: čiapka, čapica, čepice, kšiltovka, cap, caps, baseball cap, snapback, snapbacks, trucker, bejzbolka, šilt
cez rameno: cez plece, přes rameno, crossbody
taška: nákupka, taštička, bag, bags, tote, totes, tote bag, shopping bag, plátenka
fotobox: fotobox s vlastnou fotkou, fotokrabička, krabička, škatuľka, photobox, photo box
podložka pod myš: podmyšník, mousepad, mousepads, mouse pad, mousemat, mausepad, mauspad, podložka na myš,
  podložka pod miš
`)

/** Kinds of goods and motifs that the shop does not have, after those that come nearest. */
const NEAR = table(`
hrnček: termohrnček, termohrnek, termoska, fľaša, láhev, pohárik, krígeľ
tričko: tielko, tílko, polokošeľa, polokošele, košeľa, košile, blúzka, halenka, body, top, dres, roláč, pyžamový top, polo, polotričko, dlhý rukáv
mikina: sveter, svetr, svetrík, bunda, vesta, kardigán, rolák, jumper, jacket
šiltovka: zimná čiapka, kulich, klobúk, čelenka, šatka, hat, beanie, baretka
taška: kabelka, batoh, ruksak, plecniak, vak, ľadvinka, backpack, kufor
fotobox: album, fotoalbum, fotorám, fotorámik
zvieratá: pes, psom, psík, psíček, kôň, koník, zajac, zajačik, králik, dinosaurus, korytnačka
`)

/** People, after the cuts for them. */
const PEOPLE = table(`
pánsky: muž, chlap, chalan, otec, otecko, ocko, ocino, oco, tato, tatko, tatino, táta, tatínek, dedko, dedo, deda,
  deduško, manžel, priateľ, frajer, man, =men, mens, dad, husband, boyfriend, brat, kamarát, svokor, šéf, kolega,
  krstný, strýko, ujo, zať, starký, starý otec, švagor, sused, suseda, deň otcov, dňu otcov, =neho, přítel, bratr,
  děda
dámsky: žena, mama, mamina, mamka, mamička, maminka, matka, woman, women, womens, ladies, mom, mum, wife, girlfriend,
  babka, babička, stará mama, starká, manželka, priateľka, frajerka, sestra, sestrička, kamarátka, svokra, svokru,
  šéfka, kolegyňa, krstná, krstnú, teta, nevesta, švagriná, susedka, susedu, deň matiek, deň žien, dňu matiek,
  dňu žien, MDŽ, =ňu, přítelkyně
detský chlapčenský dievčenský: dieťa, dítě, vnúča, bábätko, novorodenec, škôlkar, školák, prvák, deň detí, dňu detí,
  MDD, kid, kids, child, children, miminko
chlapčenský detský: chlapec, kluk, syn, synček, synovec, vnuk, vnúčik, boy, boys, son
dievčenský detský: dievča, dievčatko, holka, dcéra, dcérka, dcera, neter, vnučka, girl, girls, daughter
`)
/** Other cuts that suit them. Goods without a cut suit everybody. */
const SUITS: Readonly<Record<string, string>> = { pánsky: 'unisex', dámsky: 'unisex' }

/**
 * The shop's other words. Several values of one filter mean any of them, 'nie' excludes a value, and words without a
 * meaning say nothing about goods.
 */
const CALLED = [
  ...table(`
fotiek: fotka
na zips: zip, zipem
s kapucňou: kapuce, s kapucí
bez potlače: bez potlače, bez motívu, bez obrázka, bez nápisu, bez potisku, čisté, jednofarebné
nie bez potlače: s potlačou, potlač, s potiskem, potisk
zvieratá: zviera, zvieratko, zvierací
mačka: mačací, kocúr, mačiatko, kočka, kotě, kocour
líška: líščí, liška, líštička, lištička
medveď: méďa, macko, medvídek
sova: sovička, výr
ryba: rybár
slnko: slunce, sluníčko
srdce: srdiečko, srdíčko, láska, valentín, valentínsky, zaľúbený
mesiac: měsíc, měsíček
hríby: huba, houba, hubár
bicykel: cyklista, cyklistka, kolo, bajk
raketa: vesmír, kozmonaut, astronaut
vlna: more, moře, vodák, surfer
káva: kávičkár, kávičkárka, kafe, kávička
fotoaparát: foťák, fotograf, fotografka
slúchadlá: sluchátka, hudobník, hudobníčka, dídžej
pixelový votrelec: programátor, programátorka, ajťák, informatik, gamer, hráč
stan pod hviezdami: stan, kemping, táborník, skaut
slovenské hory: turista, turistka, turistika, horolezec, horár, vrch, kopec
jeleň: poľovník
mikrovlnná: mikrovlnka
vianoce: vianočný, vánoce, vánoční
svadba: svadobný, svatba, novomanželia
folklór: ľudový, folklórny, folk, goralský, kroj
EMS: záchranka, zdravotník, paramedik
pánsky: mužský
dámsky: ženský
detský chlapčenský dievčenský: detský
`),
  // Body heights go up by 6 cm. A size of the shop fits the height before it, too.
  ...Object.keys(SIZE_AGES).map((size) => [size, String(Number(size) - 6)] as const),
  ...SIZES_OF_AGES.map(([age, sizes]) => [sizes, `${age} rokov,${age} ročný`] as const),
  ...table(`
čierna: černý, black
biela: bílý, white
ružová: růžový, pink
modrá: blue
zelená: green
bordová: vínový
lesná zelená: khaki, olivový
bordová tehlová: červený, red
tehlová: oranžový, orange
horčicová: žltý, žlutý, yellow
piesková: béžový, hnedý, hnědý
sivý melír: šedý, grey, gray
petrolejová: tyrkysový
námornícka modrá: tmavomodrý
nebeská modrá: bledomodrý, svetlomodrý
2XL: xxl
3XL: xxxl
3XL 4XL 5XL: nadmerný, plus size
organická bavlna: biobavlna, bio bavlna, organic cotton
bavlna: cotton
: motív, obrázok, veľkosť, veľ, cm, farba, cena, pekný, krásny, najlepší, originálny, kvalitný, ponuka, výber
`),
]

const EXCHANGE =
  OWNER.exchangeSentence === null
    ? '/vratenie-tovaru Vrátenie tovaru'
    : '/vratenie-tovaru#vymena Výmena veľkosti'

/** Pages of the shop and places on them: address, name, and the words that lead there. */
const PAGES = table(`
/kontakt Kontakt: kontakt, telefón, telefónne číslo, objednávka, stav objednávky, kontaktovať, zavolať
/kontakt#adresa Kde nás nájdete: adresa, predajňa, kamenná predajňa, osobný odber, prodejna, osobní odběr, kde ste,
  kde sa nachádzate, kde vás nájdem, kde sídlite, kde máte predajňu, kde máte obchod
/kontakt#hodiny Otváracie hodiny: otváracie hodiny, otváracia doba, otvírací doba, máte otvorené, otvorené
/doprava-a-platba#doprava Doprava: doprava, cena dopravy, doručenie, dodanie, poštovné, balík, zásielka, kuriér,
  pošta, Packeta, zásielkovňa, zásilkovna, GLS, DPD, SPS, box, boxík, Z-box, AlzaBox, balíkobox, balíkomat, výdajné miesto,
  odberné miesto, posielať, posielate, zasielať, doručiť, doručení, doprava a platba
/doprava-a-platba#kedy-pride Kedy to príde: dokedy príde, kedy príde, kedy príde balík, dokedy dorazí, kedy dorazí,
  kedy mi to príde, ako dlho trvá doručenie, dodacia doba, dodacia lehota, čas doručenia, do kedy príde,
  príde do Vianoc, stihnúť do Vianoc, kedy pošlete, kedy odošlete, koľko trvá doručenie, doba doručenia, doraziť,
  odoslať, stihnúť, koľko dní, ako dlho, príde, prídu
/doprava-a-platba#platba Platba: platba, platba kartou, platiť kartou, zaplatiť kartou, platobné možnosti,
  platobné metódy, spôsob platby, dobierka, ako zaplatiť, platiť, zaplatiť, dobírka, apple pay, google pay,
  platba prevodom, bankový prevod
/doprava-a-platba#darcek Objednať ako darček: darčekové balenie, vianočné balenie, balenie, darčekový obal, zabaliť,
  zabaliť ako darček
/tabulka-velkosti Tabuľka veľkostí: tabuľka veľkostí, tabuľka rozmerov, veľkostná tabuľka, tabulka velikostí, rozmery,
  aké rozmery, aká veľkosť, akú veľkosť, aké veľkosti, jaká velikost, vybrať veľkosť, zvoliť veľkosť, miery, odmerať,
  zmerať, sedí, sedia, sedieť, sedí veľké, sedí malé, sadnúť, padnúť
/tabulka-velkosti#starostlivost Ako prať a sušiť: prať, prať potlač, periem, perie, perú, vyprať, pranie, žehliť, žehlenie, sušiť,
  sušenie, sušička, práčka, stupne, koľko stupňov, starostlivosť, údržba, praní, pračka, vybledne, zrazí
/vseobecne-obchodne-podmienky Všeobecné obchodné podmienky: obchodné podmienky, VOP, podmienky
/vseobecne-obchodne-podmienky#3-ceny Faktúra: faktúra
/vratenie-tovaru#ako-postupovať Ako vrátiť tovar: vrátenie, vrátenie tovaru, vrátiť, vratka, vrácení, peniaze späť
${EXCHANGE}: výmena, vymeniť, výměna, vyměnit, nesedí, nesedia
/vratenie-tovaru#tovar-je-poškodený-alebo-vám-prišlo-niečo-iné Reklamácia: reklamácia, reklamovať, reklamačný,
  reklamace, poškodený, rozbitý, pokazený, roztrhnutý, deravý, chybný, vadný
/zakonna-zaruka Zákonná záruka: záruka
/odstupenie-od-zmluvy Odstúpenie od zmluvy: odstúpenie, odstúpiť, odstoupení, zrušiť objednávku
/ochrana-osobnych-udajov Ochrana osobných údajov: ochrana osobných údajov, ochrana údajov, osobné údaje, GDPR,
  cookies, súkromie
/pristupnost Prístupnosť: prístupnosť
/login Prihlásenie: prihlásenie, prihlásiť, registrácia, registrovať, účet, konto
/forgot-pass Zabudnuté heslo: heslo, zabudnuté heslo
`)

const OFFERED = ARTWORKS.find(({ offer }) => offer !== null)
/** The goods that can be printed, in the shop's words; '' where no words name them all. */
const PRINTABLE = OFFERED?.isWithoutPrint ? 'bez potlače' : ''

/** Words for own print. The last are those that mean it only with a kind of goods. */
const PRINTS = [
  [
    PRINTABLE,
    'vlastná potlač,vlastný potlač,vlastný potisk,vlastní potisk,vlastný obrázok,vlastná fotka,vlastná fotografia,' +
      'vlastný nápis,vlastný text,vlastné logo,vlastný motív,vlastný návrh,vlastný dizajn,vlastné meno,' +
      'potlač na mieru,na mieru,na zákazku,potisk na zakázku,potisk trička,potisk triček,zákazková potlač,zákazkový,custom,custom print,personalizovaný,' +
      'personalizácia,podľa vášho návrhu,podľa vlastného návrhu,podľa návrhu,podľa predlohy,návrh,navrhnúť,potlačiť,' +
      'dať potlačiť,dám potlačiť,potlač trička,potlač tričiek,potlač tričko,potlač textilu,' +
      'potlač mikiny,potlač mikín,tlač na tričko,tlač na tričká,tlač na textil,tlač,vytlačiť,meno,menovka,iniciály,priezvisko,logo,logo firmy,' +
      'firemné logo,firemný,firma,trieda,jeden kus,jedného kusu,partia,tím,text,koľko stojí potlač,cena potlače,cenník potlače,ako potlačiť,fotka na tričko,fotka na tričku,rozlúčka,rozlúčka so slobodou',
  ],
  ...['tričko', 'mikina', 'šiltovka', 'taška'].map(
    (kind) => [`${kind} ${PRINTABLE}`, `${kind} s fotkou`] as const,
  ),
  ...['tričko', 'mikina'].map((kind) => [`${kind} ${PRINTABLE}`, `vlastný ${kind}`] as const),
] as const

/** Words that a search understands, besides names, filters and categories. */
export const SEARCH_WORDS = {
  kinds: KINDS,
  near: NEAR,
  people: PEOPLE.map(([meant, typed]) => [meant, typed, SUITS[meant] ?? ''] as const),
  synonyms: CALLED,
  // These words suggest goods that suit everybody, if a phrase has no other words or only words that no product has.
  gifts: {
    typed:
      'darček,dárek,dar,darovať,gift,gifts,present,niečo,niečo malé,niečo pekné,niečo milé,maličkosť,drobnosť,prekvapenie,pozornosť,narodeniny,narozeniny,meniny,sviatok,jubileum,' +
      'Mikuláš,Ježiško,stromček,koniec roka,koniec školského roka,Veľká noc,promócie,krst,birmovka,prijímanie,prvé prijímanie,prvé sväté prijímanie,rozlúčka,dôchodok,kolaudácia,poďakovanie,' +
      'rodičia,starí rodičia',
    jobs:
      'učiteľ,učiteľka,pani učiteľka,hasič,lekár,lekárka,doktor,doktorka,policajt,vodič,šofér,kuchár,kuchárka,' +
      'účtovníčka,právnik,tréner,vedúci',
    // Occasions in names of goods: beside 'darček' they leave nothing out.
    occasions: 'vianoce,srdce,svadba,výročie',
    meant: 'hrnček,taška,fotobox,podložka pod myš',
  },
  pages: PAGES.map(([meant, typed]) => {
    const [href = '', ...name] = meant.split(' ')
    return [{ href, name: name.join(' ') }, typed] as const
  }),
  // Only a shop with such goods has the page (rule 135).
  prints: OFFERED
    ? {
        page: { href: '/vlastna-potlac', name: 'Vlastná potlač' },
        words: PRINTS,
        beside: 'fotka,fotografia,obrázok,nápis,citát,vlastný',
      }
    : null,
  sorts: [
    ['price', 'najlacnejší,lacný,nejlevnější,levný'],
    ['price-desc', 'najdrahší,nejdražší'],
    ['newest', 'najnovší,nejnovější'],
  ] as const,
  without: 'bez,nie,okrem,žiadny,kromě',
  // Words that say nothing about goods. Names are compared without them.
  small: (
    'a aj ale alebo ako cez do k ku na nad o od po pod pre pri s so u v vo z za zo ' +
    'ze se pro chcem chcel chcela hľadám potrebujem máte mám kúpiť kde kedy koľko je sú môžem dá prosím mi ' +
    'okolo približne cca si sa čo som by to už nejaký nejaké nejakú náš naša naše naši našu nášho with for the of'
  ).replaceAll(' ', ','),
  // The words for badges, and those for reduced prices.
  badges: { 'New in': 'novinka nový', 'limited edition': 'limitovaná edícia' },
  reduced: 'zľava zľavnený akcia výpredaj',
  upTo: 'do,pod,max,maximálne,najviac,menej ako,lacnejšie ako',
  from: 'od,nad,min,aspoň,medzi,viac ako,drahšie ako',
  euro: '€,e,eur,euro,eura,eurá',
  shades: 'bledo,svetlo,tmavo,jasno',
  vouchers: 'poukaz,poukážka,poukážku,poukážky,voucher,kupón,darčeková karta,darčekovú kartu',
}
