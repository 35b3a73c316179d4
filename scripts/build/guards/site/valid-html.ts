import { HtmlValidate } from 'html-validate'
import type { Guard } from './built-site.ts'

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // The cart's popup has its heading before the page's own; 404.html shows one of its two.
    'heading-level': ['error', { minInitialRank: 'h2', sectioningRoots: [], allowMultipleH1: true }],
    // A sample's mark may stand on a line of its own: unbroken, it is wider than a phone with large text.
    'tel-non-breaking': 'off',
    // How React writes HTML; a browser reads it the same.
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // A filter's boxes share the attribute's name.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'submit', 'reset'] }],
    // The header's search lists links, which a <select> cannot.
    'prefer-native-element': ['error', { exclude: ['listbox'] }],
    // Ids of headings made of Slovak text.
    'valid-id': ['error', { relaxed: true }],
  },
})

/** Astro puts it before a page's first island, wherever that is; browsers take a style sheet anywhere. */
const ISLAND_STYLE = /<style>astro-island,[^<]*<\/style>/

/** HTML as the standard and WCAG ask for it, by html-validate. */
export const validHtml: Guard = {
  name: 'valid HTML',
  check: async ({ path, html }) => {
    const { results } = await validator.validateString(html.replace(ISLAND_STYLE, ''), path)
    return results.flatMap(({ messages }) =>
      messages.map(({ line, ruleId, message }) => `line ${line}: ${message} (${ruleId})`),
    )
  },
}
