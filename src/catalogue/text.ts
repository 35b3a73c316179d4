/** @param html as the build sanitises it: without comments, and with `<` and `>` in tags alone */
export function htmlToText(html: string): string {
  return html
    .replaceAll(/<(br|\/p|\/li|\/h\d|\/td|\/tr)\b[^>]*>/g, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** The first words of a text, at most `length` characters of them. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text
  const space = text.lastIndexOf(' ', length - 1)
  return `${text.slice(0, space > 0 ? space : length - 1).toWellFormed()}…`
}
