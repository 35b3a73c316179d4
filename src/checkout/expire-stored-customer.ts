import { expireStoredCustomer } from './store/stored-customer.ts'

// Runs on every page, because the shopper may never open the checkout again (rule 610).
expireStoredCustomer(Date.now())
