import type { MerchantReturnPolicy } from 'schema-dts'
import { fullAddress } from './json-ld.ts'

/** A consumer withdraws within so many days (rule 916). */
const RETURN_DAYS = 14
const NONE = 'https://schema.org/MerchantReturnNotPermitted'
const WINDOW = 'https://schema.org/MerchantReturnFiniteReturnWindow'

/** What can be returned, as the page of returns says it: what was made to the customer's order cannot. */
export function returnPolicy(site: string, isMadeToOrder = false): MerchantReturnPolicy {
  const country = { '@type': 'MerchantReturnPolicy', applicableCountry: 'SK' } as const
  if (isMadeToOrder) return { ...country, returnPolicyCategory: NONE }
  return {
    ...country,
    returnPolicyCategory: WINDOW,
    merchantReturnDays: RETURN_DAYS,
    returnMethod: ['https://schema.org/ReturnByMail', 'https://schema.org/ReturnInStore'],
    returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
    merchantReturnLink: fullAddress(site, '/vratenie-tovaru'),
  }
}
