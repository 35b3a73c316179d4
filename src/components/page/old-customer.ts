import { forgetOldCustomer } from '../../stores/checkout/old-customer.ts'

// On every page, because whoever comes back may never open the checkout again (rule 610).
forgetOldCustomer(Date.now())
