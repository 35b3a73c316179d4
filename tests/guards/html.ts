import { HtmlValidate, type ResolvedConfig, StaticConfigLoader } from 'html-validate'
import { showTag, tagsOf, type Guard } from './guard.ts'

/** Pictures have an alternative text, and a size, so that nothing moves when they load. */
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

/** Resolves its settings once. html-validate does so for each page, which takes a quarter of its time. */
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
    // The cart's popup comes before the page's own heading; 404.html shows one of its two headings.
    'heading-level': ['error', { minInitialRank: 'h2', sectioningRoots: [], allowMultipleH1: true }],
    // A sample telephone number may break before its mark, which is too wide for a phone with large text.
    'tel-non-breaking': 'off',
    // React writes HTML like this, and browsers read it alike.
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // Values with double quotes, such as JSON, stand in single ones (scripts/pipeline/lighter-pages.ts).
    'attr-quotes': ['error', { style: 'auto' }],
    // The checkboxes of a filter share one name.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'submit', 'reset'] }],
    // A card's colours work without a submit button.
    'wcag/h32': 'off',
    // The header's search lists links, which a <select> cannot. A custom element cannot be a <section>.
    'prefer-native-element': ['error', { exclude: ['listbox', 'region'] }],
    // Ids of headings contain Slovak letters.
    'valid-id': ['error', { relaxed: true }],
  },
})
const validator = new HtmlValidate(settings)

/** Checks HTML against the standard and WCAG with html-validate. */
export const validHtml: Guard = {
  name: 'valid HTML',
  check: async (page) => {
    const { results } = await validator.validateString(page.html, page.path)
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
