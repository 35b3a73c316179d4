import { atom } from 'nanostores'
import { API_URL } from '../../config/browser-env.ts'

export type User = { state: 'nobody' } | { state: 'somebody' } | { state: 'unknown'; problem: string }

/** The user of this page; nobody until the shop has said otherwise. */
export const $user = atom<User>({ state: 'nobody' })

/** Asks the shop whether it knows the owner of a login token. A failure is stored in `$user` and not shown. */
export async function loadUser(token: string): Promise<void> {
  try {
    const [{ isLoggedIn }, { BROWSER_RETRY_POLICY, createApiClient }] = await Promise.all([
      import('../../api/calls.ts'),
      import('../../api/client.ts'),
    ])
    const isSomebody = await isLoggedIn(createApiClient(API_URL, BROWSER_RETRY_POLICY), token)
    $user.set({ state: isSomebody ? 'somebody' : 'nobody' })
  } catch (error) {
    $user.set({ state: 'unknown', problem: String(error) })
  }
}
