/** Whether a text has the form of an e-mail address: text, at sign, text, dot, text, no spaces (rule 603). */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)
}
