import sanitizeHtml from 'sanitize-html'

const RULES: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'br', 'strong', 'b', 'em', 'i', 'u', 'ul', 'ol', 'li', 'a', 'blockquote', 'hr'],
    ...['h3', 'h4', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'sup', 'sub'],
  ],
  allowedAttributes: { a: ['href', 'title'], th: ['scope'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // The page has its own h1 and h2.
  transformTags: { h1: 'h3', h2: 'h3', h5: 'h4', h6: 'h4' },
}

/** The owner's HTML with only what a description needs: no scripts, styles, handlers, frames or pictures. */
export function sanitiseHtml(html: string): string {
  return sanitizeHtml(html, RULES).trim()
}

/** The words of an HTML text, for search and for `<meta name="description">`. */
export function htmlToText(html: string): string {
  const spaced = html.replaceAll(/<(br|\/p|\/li|\/h\d|\/td|\/tr)\b[^>]*>/gi, ' $&')
  const escaped = sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} })
  return escaped
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
