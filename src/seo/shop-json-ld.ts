import type { MerchantReturnPolicy } from 'schema-dts'
import type { SHOP } from '../config/shop.ts'
import type { OpeningHours } from '../company/rules/opening-hours.ts'
import type { Period } from '../company/rules/working-days.ts'
import { fullAddress, withContext, type Thing } from './json-ld.ts'

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
    openingHoursSpecification: shop.contactHours.flatMap(toHours),
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
