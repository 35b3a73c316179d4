import { atom } from 'nanostores'
import { API_URL } from '../config/browser-env.ts'
import { readStored } from './persistence.ts'

const TOKEN_KEY = 'token'

/** True once the shop has said that the stored login token is somebody's. */
export const $hasUser = atom(false)

/** Asks who is logged in, only when a login token is stored (spec section 6); a failure displays nothing. */
export async function loadUser(): Promise<void> {
  const token = readStored(TOKEN_KEY)
  if (!token) return
  try {
    const [{ isLoggedIn }, { BROWSER_PATIENCE, createApiClient }] = await Promise.all([
      import('../api/calls.ts'),
      import('../api/client.ts'),
    ])
    $hasUser.set(await isLoggedIn(createApiClient(API_URL, BROWSER_PATIENCE), token))
  } catch (error) {
    console.warn('is_logged_in:', error)
  }
}
