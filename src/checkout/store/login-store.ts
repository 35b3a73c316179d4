import { atom } from 'nanostores'

export type Login = { state: 'loggedOut' } | { state: 'loggedIn' } | { state: 'unknown'; problem: string }

/** Whether the shopper is logged in; `loggedOut` until the shop has said otherwise (load-login.ts). */
export const $login = atom<Login>({ state: 'loggedOut' })
