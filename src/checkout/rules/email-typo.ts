import { isTypingError } from '../../text/typing-error.ts'

/** The e-mail domains that most Slovak shoppers use. */
const USUAL_DOMAINS = [
  ...['gmail.com', 'azet.sk', 'centrum.sk', 'zoznam.sk', 'seznam.cz', 'centrum.cz'],
  ...['outlook.com', 'hotmail.com', 'yahoo.com', 'icloud.com'],
]

/** Real domains that look like typing errors of the usual ones. */
const LOOKALIKES = ['mail.com', 'email.com', 'ymail.com']

/** Providers with one ending only: no address at gmail.sk exists, so 'gmail.sk' means 'gmail.com'. */
const ONE_END: Readonly<Record<string, string>> = { gmail: 'com', azet: 'sk', zoznam: 'sk', icloud: 'com' }

/**
 * The corrected e-mail where its domain looks mistyped (rule 604); else `null`.
 * @example meantEmail('jana@gmial.com') // 'jana@gmail.com'
 */
export function meantEmail(email: string): string | null {
  const [user, typed = ''] = email.trim().split('@')
  const domain = typed.toLowerCase()
  if (USUAL_DOMAINS.includes(domain) || LOOKALIKES.includes(domain)) return null
  const [name = ''] = domain.split('.')
  const end = ONE_END[name]
  const meant = end ? `${name}.${end}` : USUAL_DOMAINS.find((right) => isTypingError(domain, right))
  return meant ? `${user}@${meant}` : null
}
