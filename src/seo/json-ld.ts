import type { MerchantReturnPolicy } from 'schema-dts'
import type { SHOP } from '../config/shop.ts'
import type { OpeningHours } from '../company/rules/opening-hours.ts'
import type { Period } from '../company/rules/working-days.ts'

/** A node of JSON-LD. The shop is of two types at once, which schema-dts cannot express; a guard checks the built pages. */
export interface Thing {
  '@type': string | readonly string[]
  [property: string]: unknown
}

/** A node with the context that it needs as a whole JSON-LD document. */
export function withContext(thing: Thing): Thing {
  return { '@context': 'https://schema.org', ...thing }
}

/** The full address of a path of the shop. @param site address of the shop, such as `https://www.example.sk` */
export function fullAddress(site: string, path: string): string {
  return new URL(path, site).href
}

/** Characters that could end a script element or begin a comment in it, with their JSON escapes. */
const ESCAPES: Readonly<Record<string, string>> = { '<': '\\u003c', '>': '\\u003e', '&': '\\u0026' }

/** JSON in which no text can end the script element. @example toScriptJson({ name: '</script>' }) */
export function toScriptJson(data: object): string {
  return JSON.stringify(data).replaceAll(/[<>&]/g, (letter) => ESCAPES[letter] ?? letter)
}

/** @param links the pages above the current one, from the top */
export function breadcrumbList(
  site: string,
  links: readonly { name: string; path: string }[],
  current: string,
): Thing {
  const above = links.map(({ name, path }) => ({ name, item: fullAddress(site, path) }))
  return withContext({
    '@type': 'BreadcrumbList',
    itemListElement: [...above, { name: current }].map(({ name, ...rest }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      // No-break spaces only matter for a displayed name.
      name: name.replaceAll('\u00A0', ' '),
      ...rest,
    })),
  })
}

/** How many days a consumer has to withdraw from the contract (rule 916). */
const RETURN_DAYS = 14

export const NO_RETURN = {
  '@type': 'MerchantReturnPolicy',
  applicableCountry: 'SK',
  returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
} as const satisfies MerchantReturnPolicy

function returnPolicy(site: string): MerchantReturnPolicy {
  return {
    ...NO_RETURN,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: RETURN_DAYS,
    returnMethod: ['https://schema.org/ReturnByMail', 'https://schema.org/ReturnInStore'],
    returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
    merchantReturnLink: fullAddress(site, '/vratenie-tovaru'),
  }
}

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

function formatTime(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

/** Closed days. Opening and closing at midnight means closed. */
function toClosed({ from, to }: Period): Thing {
  return {
    '@type': 'OpeningHoursSpecification',
    opens: '00:00',
    closes: '00:00',
    validFrom: from,
    validThrough: to,
  }
}

function toHours({ days: [first, last], spans }: OpeningHours): Thing[] {
  return spans.map(({ from, to }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: DAYS.slice(first - 1, last),
    opens: formatTime(from),
    closes: formatTime(to),
  }))
}

function shopId(site: string): string {
  return fullAddress(site, '/#shop')
}

/** The company behind the shop, with its opening hours (rule 911). */
export function organization(site: string, shop: typeof SHOP): Thing {
  return withContext({
    '@type': ['OnlineStore', 'Store'],
    '@id': shopId(site),
    name: shop.name,
    legalName: shop.company,
    url: fullAddress(site, '/'),
    logo: fullAddress(site, '/icon-512.png'),
    image: fullAddress(site, '/share.png'),
    telephone: shop.phone.number,
    email: shop.email.address,
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
    openingHoursSpecification: shop.shopHours.flatMap(toHours),
    ...(shop.closed.length > 0 && { specialOpeningHoursSpecification: shop.closed.map(toClosed) }),
    hasMerchantReturnPolicy: returnPolicy(site),
  })
}

/** A service that the shop sells on a page of its own. */
export function printService(
  site: string,
  { name, path }: { name: string; path: string },
  description: string,
): Thing {
  return withContext({
    '@type': 'Service',
    name,
    description,
    url: fullAddress(site, path),
    areaServed: 'SK',
    provider: { '@id': shopId(site) },
  })
}

/** The site itself, with the name that search engines show. */
export function webSite(site: string, { name }: typeof SHOP): Thing {
  return withContext({
    '@type': 'WebSite',
    name,
    url: fullAddress(site, '/'),
    inLanguage: 'sk',
    publisher: { '@id': shopId(site) },
  })
}
