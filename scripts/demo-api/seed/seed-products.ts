/** Makes the demo shop's products for its database. */
import { hash } from 'node:crypto'
import { cleanHtml } from '../../pipeline/pull/sanitise.ts'
import { htmlToText } from '../../../src/text/plain-text.ts'
import { slugify } from '../../../src/text/fold.ts'
import { toEuros } from '../../../src/text/money.ts'
import { imagePath, thumbnailPath } from '../../../src/catalogue/rules/image-path.ts'
import { colourOf, type ColourId } from '../pictures/colours.ts'
import type { SeedProduct } from '../demo-shop.ts'
import type { ProductPicture } from '../pictures/product-picture.ts'
import { seededRandom, seedOf } from '../pictures/seeded-random.ts'
import { KNOWN_PRODUCTS, LOST_PICTURE } from './known-products.ts'
import { seedOffers } from './seed-offers.ts'
import * as plans from './plans.ts'
import { type ProductPlan, productName, type Random } from './plans.ts'
import { WITHOUT_PRINT } from '../../../src/config/ids.ts'
import { colourTag, EMS, DEMO_MOTIFS, SENTENCES } from './tables.ts'

/** How many products have a unique name. Later ones repeat the names as editions. */
const UNIQUE_NAMES = 180
const FIRST_DAY = Date.UTC(2023, 0, 2, 6)
const LAST_DAY = Date.UTC(2025, 11, 30, 20)
/** A prime that spreads the products over the days. It does not divide the number of seconds, so no second comes twice. */
const TIME_STEP = 58_470_953

const ABOUT_PLAIN =
  'Je bez potlače, takže sa hodí pod bundu, do práce aj na vlastnú tvorbu. Potlač vieme doplniť podľa vášho návrhu.'
const ABOUT_EMS =
  'Patrí do kolekcie EMS, ktorú pripravujeme spolu so záchranármi. Z každého kusu ide jedno euro na výcvik.'

/** Untidy but harmless HTML, as text editors write it. */
const ODDITIES = [
  '<ul><li>Balíme<ul><li>do papiera</li><li>bez plastov</li></ul></li><li>Posielame po celom Slovensku</li></ul>',
  '<h2>Prečo práve toto?</h2><p>Lebo&nbsp;je <b>poctivo</b> <i>vyrobené</i> doma.<br><br>A&nbsp;lebo sa nám páči.',
  '<div style="color:#333"><font face="Arial">Balíme v&nbsp;Žiline &amp; posielame po celom Slovensku.</font></div>',
  '<table><tbody><tr><th>Balíme</th><td>do papiera</td></tr><tr><th>Posielame</th><td>zo Žiliny</td></tr></tbody></table>',
]

/** HTML that the sanitiser must remove: no shop may ever run it. */
const HOSTILE =
  '<script>window.__hostile = "script"</script>' +
  '<img src="x" onerror="window.__hostile = \'onerror\'">' +
  '<p onclick="window.__hostile = \'onclick\'">Opis s <a href="javascript:window.__hostile=\'link\'">odkazom</a>, ' +
  'ktorý nesmie nič spustiť.</p>' +
  '<iframe src="https://example.com/"></iframe><svg onload="window.__hostile = \'svg\'"></svg>' +
  '<style>body { display: none }</style>'

/** The manufacturer of goods that the shop does not print itself. */
const SUPPLIER = {
  name: 'Ukážkový úplet, a. s.',
  address: 'Vzorová 3, 911 01 Trenčín',
  email: 'uplet@example.sk',
}

/** Makes each product from its number alone, so a larger shop begins with the products of a smaller one. */
export function* seedProducts(count: number): Generator<SeedProduct> {
  const known = Object.values(KNOWN_PRODUCTS).map(({ plan }) => plan)
  const names = new Set(known.map(productName))
  for (let index = 0; index < count; index++) {
    const random = seededRandom(seedOf(`product ${index}`))
    let plan = known[index] ?? plans.generatePlan(random)
    if (index >= known.length && index < UNIQUE_NAMES) {
      while (names.has(productName(plan))) plan = plans.generatePlan(random)
      names.add(productName(plan))
    }
    yield toSeedProduct(index, plan, random)
  }
}

function toSeedProduct(index: number, plan: ProductPlan, random: Random): SeedProduct {
  const id = index + 1
  const edition = Math.floor(index / UNIQUE_NAMES)
  const name = edition === 0 ? productName(plan) : `${productName(plan)} – edícia ${edition}`
  const { code: prefix, category, care, ...kind } = plans.kindOf(plan)
  const [material, warnings] = plans.isOfTin(plan)
    ? ['smaltovaný plech', 'Nepatrí do mikrovlnnej rúry.']
    : [kind.material, kind.warnings]
  const code = `${prefix}-${String(id).padStart(4, '0')}`
  // Two products of one edition may share a name.
  const slug = slugify(edition === 0 ? name : `${name} ${code}`)
  const createdAt = toCreatedAt(index)
  const drawn = toPictures(plan, slug, createdAt, random)
  const pictures = slug === LOST_PICTURE.slug ? [] : drawn
  const gallery = pictures.filter(({ isInGallery }) => isInGallery)
  const tagged = plans.sizesOf(plan).map(({ label }) => label)
  const openTagged = tagged.filter((size) => plan.status !== 'Sold Out' && !plan.soldOutSizes.includes(size))
  const fileOf = (id: ColourId) =>
    pictures.find(({ picture }) => picture.colour === id && picture.view === 'front')?.file ?? ''
  const variants = plan.colours.map((colour) => ({ name: colourOf(colour).name, thumbnail: fileOf(colour) }))
  const colors = variants.length < 2 ? [] : variants.map(({ name }) => name)
  const sold = seedOffers(plan, { index, code, sizes: tagged, colors, left: openTagged })
  const open = sold?.offers.filter(({ available }) => available) ?? []
  const labels = sold?.offers.flatMap(({ size }) => size ?? []) ?? []
  const sizes = tagged.length > 0 ? tagged : [...new Set(labels)]
  const left = sold ? sizes.filter((label) => open.some(({ size }) => size === label)) : openTagged
  const prices = open.map(({ price }) => price)
  const before = id <= Object.keys(KNOWN_PRODUCTS).length ? plan.priceBeforeCents : priceBefore(index, plan)
  const tags = toTags(plan)
  const text = toDescription(plan, random)
  const wire = {
    name,
    product_code: code,
    price_before: before === undefined ? null : toEuros(before),
    text,
    image: pictures[0]?.file ?? '',
    is_hashed_path: plan.isHashedPath ? '1' : '0',
    status: plan.status,
    type: plan.kind,
    forKids: plans.isForKids(plan),
    textilWithoutPrint: plan.isWithoutPrint,
    variants: variants.length < 2 ? [] : variants,
    sizes: sizes.length === 0 ? null : left,
    allOfSizes: sizes,
    ...(sold?.sizeName && { size_name: sold.sizeName }),
    ...(prices.length > 0 && { price_max: Math.max(...prices) }),
  }
  // The fields that only get_product has. One product in twenty lacks material, care and warnings.
  const detail = {
    ...(plan.colours.length === 1 && { colour: colourOf(plan.colours[0]).name }),
    ...((plan.isWithoutPrint || plan.isEms) && { manufacturer: SUPPLIER }),
    ...(id % 20 !== 15 && { material, care, warnings }),
    ...(!plans.isGarment(plan) && id % 3 === 0 && { ean: toEan(id) }),
    ...(sold && { offers: sold.offers }),
    images: gallery.map(({ path }) => ({ file_path: path, thumb_file_path: thumbnailPath(path) })),
  }
  return {
    id,
    slug,
    categories: [category],
    createdAt,
    priceCents: prices.length > 0 ? Math.round(Math.min(...prices) * 100) : plan.priceCents,
    isAvailable: plan.status !== 'Sold Out' && (sizes.length === 0 || left.length > 0),
    tags,
    searched: [name, code, htmlToText(cleanHtml(text).html)],
    wire,
    detail,
    pictures,
  }
}

/** `YYYY-MM-DD HH:MM:SS`, in a different second for each index. */
export function toCreatedAt(index: number): string {
  const seconds = (LAST_DAY - FIRST_DAY) / 1000
  const time = new Date(FIRST_DAY + ((index * TIME_STEP) % seconds) * 1000)
  return time.toISOString().slice(0, 19).replace('T', ' ')
}

/** One product in ten with the status '50% Discount' has no previous price, on purpose. */
function priceBefore(index: number, { status, priceCents }: ProductPlan): number | undefined {
  if (status === '50% Discount') return index % 10 === 0 ? undefined : priceCents * 2
  return index % 16 === 0 ? priceCents + 300 : undefined
}

/** The value ids of a product, each once, in ascending order. */
function toTags(plan: ProductPlan): number[] {
  const collection = DEMO_MOTIFS.find(({ id }) => id === plan.motif)?.collection
  const tags = [
    plans.kindOf(plan).tag,
    ...(plans.isGarment(plan) ? plans.audienceOf(plan).tags : []),
    ...plans.sizesOf(plan).map(({ tag }) => tag),
    ...(plan.isWithoutPrint ? [Number(WITHOUT_PRINT)] : []),
    ...(plan.isEms ? [Number(EMS)] : []),
    ...(collection ? [Number(collection)] : []),
    ...plan.colours.map(colourTag),
  ]
  return [...new Set(tags)].sort((a, b) => a - b)
}

/** The gallery: two to four of front, other colours' fronts, detail and back. Further fronts belong only to variants. */
function toPictures(plan: ProductPlan, slug: string, createdAt: string, random: Random) {
  const { kind, model, isHashedPath } = plan
  const motif = kind === 'photo-box' ? plans.boxLook(plan.label).motif : plan.motif
  const hasZip = model.includes('na zips')
  const [main, ...others] = plan.colours
  const fronts = others.map((colour) => ({ colour, view: 'front' as const }))
  const hasBack = fronts.length < 2 && (plans.isGarment(plan) || random() < 0.4)
  const gallery: Pick<ProductPicture, 'colour' | 'view'>[] = [
    { colour: main, view: 'front' },
    ...fronts.slice(0, 2),
    { colour: main, view: 'detail' },
    ...(hasBack ? [{ colour: main, view: 'back' } as const] : []),
  ]
  const { fit } = plans.audienceOf(plan)
  // The master of the female sweatshirt has no hood.
  const isHooded = fit === 'female' && model.includes('s kapucňou')
  const cut = plans.isGarment(plan) ? { fit: isHooded ? ('unisex' as const) : fit } : {}
  return [...gallery, ...fronts.slice(2)].map((shot, place) => {
    const name = `${slug}-${shot.colour}-${shot.view}`
    const file = `${isHashedPath ? hash('md5', name) : name}.jpg`
    const path = imagePath({ image: file, isHashedPath, createdAt })
    const picture: ProductPicture = { kind, motif, ...shot, ...cut, ...(hasZip && { hasZip }) }
    return { file, path, picture, isInGallery: place < gallery.length }
  })
}

/** A description as an owner would write it: HTML with two to four paragraphs and a list of facts. */
function toDescription(plan: ProductPlan, random: Random): string {
  const isTrue = (text: string) =>
    !(plan.isWithoutPrint && /tlač|motív/i.test(text)) &&
    !(plan.isEms && /dielne|sami/.test(text)) &&
    !(plans.isOfTin(plan) && text.includes('mikrovlnn'))
  const textsOf = (part: string) =>
    SENTENCES.filter((one) => one.kind === plan.kind && one.part === part && isTrue(one.text)).map(
      ({ text }) => text,
    )
  const story = DEMO_MOTIFS.filter(({ id }) => id === plan.motif).map((motif) => motif.story)
  const opening = [plans.pick(random, textsOf('opening')), ...story].join(' ')
  const about = plan.isWithoutPrint ? [ABOUT_PLAIN] : plan.isEms ? [ABOUT_EMS] : []
  const rest = [plans.pick(random, textsOf('material')), ...about, plans.pick(random, textsOf('closing'))]
  const isShort = random() < 0.25 && about.length === 0
  const body = [opening, ...(isShort ? rest.slice(0, 1) : rest)].map((text) => `<p>${text}</p>`)
  const facts = textsOf('facts').flatMap((text) => text.split(' | '))
  const extra = { plain: '', odd: plans.pick(random, ODDITIES), hostile: HOSTILE }[plan.html]
  return `${body.join('\n')}\n<ul>${facts.map((fact) => `<li>${fact}</li>`).join('')}</ul>${extra}`
}

/** An EAN with its check digit. Numbers that begin with 2 are for use within one shop. */
function toEan(id: number): string {
  const digits = `2${String(id).padStart(11, '0')}`
  const sum = Array.from(digits).reduce((total, digit, i) => total + Number(digit) * (i % 2 === 0 ? 1 : 3), 0)
  return digits + String((10 - (sum % 10)) % 10)
}
