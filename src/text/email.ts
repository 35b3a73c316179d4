/** An e-mail address, as far as it is checked (rule 603): text, at sign, text, dot, text, no spaces. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)
}
