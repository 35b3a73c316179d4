import { readStored } from '../storage/persistence.ts'

const token = readStored('token')
if (token)
  import('../checkout/store/user.ts').then(
    (user) => user.loadUser(token),
    // The shopper is told neither of this failure nor of an API that does not answer.
    () => undefined,
  )
