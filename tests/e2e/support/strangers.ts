/**
 * Changes that a browser's translator and extensions make to a page. Both functions run in the page, and also change later
 * content.
 */

/** Puts every text, also the title's, into an element of its own, and changes texts in attributes. */
export function translate(): void {
  const seen = new WeakSet<Node>()
  const UNREAD = 'script, style, noscript, textarea, font, [translate=no]'
  const inEnglish = (words: string) => words.replace(/\S(?=\s*$)/, '$&°')
  const wrap = (text: Text) => {
    if (
      seen.has(text) ||
      text.data.trim() === '' ||
      !text.parentElement ||
      text.parentElement.closest(UNREAD)
    )
      return
    const makeFont = () => {
      const font = document.createElementNS('http://www.w3.org/1999/xhtml', 'font')
      font.dir = 'auto'
      font.style.verticalAlign = 'inherit'
      return font
    }
    const [outer, inner] = [makeFont(), makeFont()]
    text.replaceWith(outer)
    outer.append(inner)
    // A translator removes the page's own text nodes.
    inner.append(inEnglish(text.data))
  }
  const read = (root: Node) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    for (let node: Node | null = root; node; node = texts.nextNode())
      if (node instanceof Text) found.push(node)
    for (const text of found) wrap(text)
    if (!(root instanceof Element)) return
    for (const element of [root, ...root.querySelectorAll('*')])
      for (const name of ['aria-label', 'placeholder', 'title', 'alt']) {
        const words = element.getAttribute(name)
        if (words && !words.endsWith('°')) element.setAttribute(name, inEnglish(words))
      }
  }
  const start = () => {
    document.documentElement.classList.add('translated-ltr')
    read(document.documentElement)
  }
  // The root element may be missing yet.
  if (document.querySelector('html')) start()
  new MutationObserver((records) => {
    if (!document.documentElement.classList.contains('translated-ltr')) start()
    for (const { type, target, addedNodes } of records)
      for (const node of type === 'childList' ? addedNodes : [target]) if (node.isConnected) read(node)
  }).observe(document, {
    childList: true,
    subtree: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['aria-label', 'placeholder', 'title', 'alt'],
  })
}

/** Puts an element after every field and marks fields, body and root, as password managers do. */
export function fillFields(): void {
  const mark = () => {
    for (const element of document.querySelectorAll('html, body')) element.setAttribute('data-helper', '')
    for (const field of document.querySelectorAll('input, select, textarea')) {
      if (field.hasAttribute('data-helper')) continue
      field.setAttribute('data-helper', '')
      const icon = document.createElement('helper-icon')
      icon.style.position = 'absolute'
      field.after(icon)
    }
  }
  new MutationObserver(mark).observe(document, { childList: true, subtree: true })
}
