import { readStored } from '../storage/persistence.ts'

/** Asks at the start of every page who is logged in. Hardly anybody has a login token; without one nothing is fetched. */
const token = readStored('token')
if (token)
  import('../checkout/store/user.ts').then(
    (user) => user.loadUser(token),
    // The shopper is not told, as when the API does not answer.
    () => undefined,
  )
