import { readStored } from '../storage/persistence.ts'

const token = readStored('token')
if (token)
  import('../checkout/store/user.ts').then(
    (user) => user.loadUser(token),
    // The shopper is not told of a failure. It is the same when the API does not answer.
    () => undefined,
  )
