import { isLoggedIn } from '../../api/calls.ts'
import { BROWSER_RETRY_POLICY, createApiClient } from '../../api/client.ts'
import { API_URL } from '../../config/browser-env.ts'
import { $login } from './login-store.ts'

/** Asks the shop whether it knows the owner of a login token. A failure is stored in `$login` and not shown. */
export async function loadLogin(token: string): Promise<void> {
  try {
    const isKnown = await isLoggedIn(createApiClient(API_URL, BROWSER_RETRY_POLICY), token)
    $login.set({ state: isKnown ? 'loggedIn' : 'loggedOut' })
  } catch (error) {
    $login.set({ state: 'unknown', problem: String(error) })
  }
}
