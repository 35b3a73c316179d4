import { isEmail } from '../../text/email.ts'
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

/** Endings that no address has, as neighbours of those that many have. */
const NO_ENDS = {
  com: 'con cpm cmo ocm vom xom comm coom cim clm ccom',
  sk: 'skk ssk sks ks',
  cz: 'czz ccz zc',
  eu: 'euu eeu ue',
  net: 'nett nte ent ney',
  org: 'orgg ogr rog',
}

/** The ending that was meant by one that does not exist. */
function meantEnd(domain: string): string {
  const end = domain.slice(domain.lastIndexOf('.') + 1).toLowerCase()
  const meant = Object.entries(NO_ENDS).find(([, odd]) => odd.split(' ').includes(end))?.[0]
  return meant === undefined ? domain : domain.slice(0, -end.length) + meant
}

/** An address without what no server takes: `mailto:`, brackets, and a dot or a hyphen that joins nothing. */
function withoutFaults(email: string): string {
  return email
    .trim()
    .replace(/^[<"([]*mailto:/i, '')
    .replaceAll(',', '.')
    .replaceAll(/[<>()[\]"\\:;]/g, '')
    .replaceAll(/\.{2,}/g, '.')
    .replaceAll(/^\.|\.(?=@|$)|(?<=@)[.-]+/g, '')
}

/**
 * The corrected e-mail where it looks mistyped (rule 604); else `null`.
 * @example meantEmail('jana@gmial.com') // 'jana@gmail.com'
 * @example meantEmail('jana.@firma.con') // 'jana@firma.com'
 */
export function meantEmail(email: string): string | null {
  const [user = '', typed = ''] = withoutFaults(email).split('@')
  const domain = typed.toLowerCase()
  const [name = ''] = domain.split('.')
  const end = ONE_END[name]
  const isKnown = USUAL_DOMAINS.includes(domain) || LOOKALIKES.includes(domain)
  const usual = end ? `${name}.${end}` : USUAL_DOMAINS.find((right) => isTypingError(domain, right))
  const meant = `${user}@${(isKnown ? undefined : usual) ?? meantEnd(typed)}`
  return meant.toLowerCase() === email.trim().toLowerCase() || !isEmail(meant) ? null : meant
}
