import { readStored } from '../storage/persistence.ts'

// Runs on every page, because the shopper may never open the checkout again (rule 610). If the code cannot be fetched,
// the next page tries again.
if (readStored('customerData') !== null)
  import('./store/stored-customer.ts').then(
    ({ expireStoredCustomer }) => expireStoredCustomer(Date.now()),
    () => undefined,
  )
