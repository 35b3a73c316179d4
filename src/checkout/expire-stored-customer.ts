import { readStored } from '../storage/persistence.ts'

// On every page, because whoever comes back may never open the checkout again (rule 610). Where the code cannot be fetched,
// the next page tries it.
if (readStored('customerData') !== null)
  import('./store/stored-customer.ts').then(
    ({ expireStoredCustomer }) => expireStoredCustomer(Date.now()),
    () => undefined,
  )
