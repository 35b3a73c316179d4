import { readStored } from '../storage/persistence.ts'

const token = readStored('token')
if (token)
  import('../checkout/store/user.ts').then(
    (user) => user.loadUser(token),
    // The shopper is not told, as when the API does not answer.
    () => undefined,
  )
