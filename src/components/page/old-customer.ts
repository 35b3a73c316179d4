import { readStored } from '../../stores/persistence.ts'

// On every page, because whoever comes back may never open the checkout again (rule 610). Where it cannot be fetched, the
// next page does it.
if (readStored('customerData') !== null)
  import('../../stores/checkout/old-customer.ts').then(
    ({ forgetOldCustomer }) => forgetOldCustomer(Date.now()),
    () => undefined,
  )
