/** @example enumerate(['20 fotiek', 'logo']) // '20 fotiek a logo' */
export function enumerate(parts: readonly string[]): string {
  return [parts.slice(0, -1).join(', '), parts.at(-1)].filter(Boolean).join(' a\u00A0')
}
