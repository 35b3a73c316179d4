/** Letters that end a script element or begin a comment in one, and what JSON may write in their place. */
const ESCAPES: Readonly<Record<string, string>> = { '<': '\\u003c', '>': '\\u003e', '&': '\\u0026' }

/**
 * Data as the text of a `<script>`: whatever stands in it, it stays data, and is still JSON.
 * @example toScriptJson({ name: '</script>' }) // '{"name":"\\u003c/script\\u003e"}'
 */
export function toScriptJson(data: object): string {
  return JSON.stringify(data).replaceAll(/[<>&]/g, (letter) => ESCAPES[letter] ?? letter)
}
