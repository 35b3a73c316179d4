import type { SHOP } from '../config/shop/shop.ts'
import { listingPath } from '../domain/listing/listing-pages.ts'
import { ALL_CATEGORY } from '../domain/shop/catalogue.ts'
import type { OpeningHours } from '../domain/shop/opening-hours.ts'
import { returnPolicy } from './returns.ts'
import { fullAddress, withContext, type Thing } from './json-ld.ts'

type ShopFacts = Pick<
  typeof SHOP,
  | 'name'
  | 'company'
  | 'street'
  | 'postalCode'
  | 'city'
  | 'cin'
  | 'tin'
  | 'vat'
  | 'phone'
  | 'email'
  | 'contactHours'
>

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** @example formatTime(510) // '08:30' */
function formatTime(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

function toHours({ days: [first, last], spans }: OpeningHours): Thing[] {
  return spans.map(({ from, to }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: DAYS.slice(first - 1, last),
    opens: formatTime(from),
    closes: formatTime(to),
  }))
}

/** What the shop's other data calls it by. */
function shopId(site: string): string {
  return fullAddress(site, '/#shop')
}

/** The company behind the shop, with the hours in which somebody is there (rule 911). */
export function organization(site: string, shop: ShopFacts): Thing {
  return withContext({
    '@type': ['OnlineStore', 'Store'],
    '@id': shopId(site),
    name: shop.name,
    legalName: shop.company,
    url: fullAddress(site, '/'),
    logo: fullAddress(site, '/icon-512.png'),
    image: fullAddress(site, '/share.png'),
    telephone: shop.phone.href.replace('tel:', ''),
    email: shop.email.href.replace('mailto:', ''),
    address: {
      '@type': 'PostalAddress',
      streetAddress: shop.street,
      postalCode: shop.postalCode,
      addressLocality: shop.city,
      addressCountry: 'SK',
    },
    identifier: shop.cin,
    taxID: shop.tin,
    ...(shop.vat !== null && { vatID: shop.vat }),
    currenciesAccepted: 'EUR',
    openingHoursSpecification: toHours(shop.contactHours),
    hasMerchantReturnPolicy: returnPolicy(site),
  })
}

/** The shop as a site that can be searched (rule 202). */
export function webSite(site: string, { name }: Pick<ShopFacts, 'name'>): Thing {
  // Everything is searched below the address of its second page (rule 901).
  const all = listingPath(ALL_CATEGORY, 2).replace(/\/[^/]*$/, '')
  return withContext({
    '@type': 'WebSite',
    name,
    url: fullAddress(site, '/'),
    inLanguage: 'sk',
    publisher: { '@id': shopId(site) },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${fullAddress(site, all)}?search={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  })
}
