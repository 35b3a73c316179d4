import { HtmlValidate, type ResolvedConfig, StaticConfigLoader } from 'html-validate'
import type { Guard } from './guard.ts'
import { showTag, tagsOf } from './tags.ts'

/** Pictures have a size, so that nothing moves when they load, and an alternative text. */
export const pictures: Guard = {
  name: 'pictures',
  check: (page) =>
    tagsOf(page)
      .filter(({ name }) => name === 'img')
      .filter(
        ({ attributes: { width = '', height = '', alt } }) =>
          !/^\d/.test(width) || !/^\d/.test(height) || alt === undefined,
      )
      .map((tag) => `${showTag(tag)}: give it width, height and alt`),
}

/** Resolves its settings once. Otherwise the table of elements is merged anew for each page, a quarter of its time. */
class SettingsOnce extends StaticConfigLoader {
  #resolved?: ResolvedConfig | Promise<ResolvedConfig>

  override getConfigFor(): ResolvedConfig | Promise<ResolvedConfig> {
    return (this.#resolved ??= super.getConfigFor(''))
  }
}

const settings = new SettingsOnce({
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
    // Checkboxes of a filter share the attribute's name.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'submit', 'reset'] }],
    // Colours of a card act when they are pressed.
    'wcag/h32': 'off',
    // The header's search lists links, which a <select> cannot. A custom element that is a region is no <section>.
    'prefer-native-element': ['error', { exclude: ['listbox', 'region'] }],
    // Ids of headings made of Slovak text.
    'valid-id': ['error', { relaxed: true }],
  },
})
const validator = new HtmlValidate(settings)

/** Astro writes this style sheet before a page's first island. Browsers accept it anywhere. */
const ISLAND_STYLE = /<style>astro-island,[^<]*<\/style>/

/** Checks HTML against the standard and WCAG by html-validate. */
export const validHtml: Guard = {
  name: 'valid HTML',
  check: async (page) => {
    const { results } = await validator.validateString(page.html.replace(ISLAND_STYLE, ''), page.path)
    const handled = tagsOf(page).filter(({ attributes }) =>
      Object.keys(attributes).some((name) => name.startsWith('on')),
    )
    return [
      ...handled.map((tag) => `${showTag(tag)}: the policy refuses handlers, use a module`),
      ...results.flatMap(({ messages }) =>
        messages.map(({ line, ruleId, message }) => `line ${line}: ${message} (${ruleId})`),
      ),
    ]
  },
}
