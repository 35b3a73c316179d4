import { readStored } from '../../stores/persistence.ts'

/** Asks at the start of every page who is logged in. Without a login token, as nearly everyone is, this is all of it. */
const token = readStored('token')
if (token)
  import('../../stores/user.ts').then(
    (user) => user.loadUser(token),
    // Nobody is told, just as when the shop cannot be asked.
    () => undefined,
  )
