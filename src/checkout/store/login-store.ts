import { atom } from 'nanostores'
import { API_URL } from '../../config/browser-env.ts'

export type Login = { state: 'loggedOut' } | { state: 'loggedIn' } | { state: 'unknown'; problem: string }

/** Whether the shopper is logged in; `loggedOut` until the shop has said otherwise. */
export const $login = atom<Login>({ state: 'loggedOut' })

/** Asks the shop whether it knows the owner of a login token. A failure is stored in `$login` and not shown. */
export async function loadLogin(token: string): Promise<void> {
  try {
    const [{ isLoggedIn }, { BROWSER_RETRY_POLICY, createApiClient }] = await Promise.all([
      import('../../api/calls.ts'),
      import('../../api/client.ts'),
    ])
    const isKnown = await isLoggedIn(createApiClient(API_URL, BROWSER_RETRY_POLICY), token)
    $login.set({ state: isKnown ? 'loggedIn' : 'loggedOut' })
  } catch (error) {
    $login.set({ state: 'unknown', problem: String(error) })
  }
}
