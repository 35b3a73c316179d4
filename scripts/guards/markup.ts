import type { Guard } from './built-site.ts'

/** What the content security policy of the shop will not let through. */
export const strictMarkup: Guard = {
  name: 'no inline handlers or styles',
  check: ({ pages }) =>
    pages.flatMap(({ path, html }) => {
      const tags = html.match(/<[a-z][^>]*>/gi) ?? []
      return tags
        .filter((tag) => /\s(?:style|on\w+)\s*=/i.test(tag.replaceAll(/"[^"]*"/g, '""')))
        .map((tag) => ({ page: path, message: `${tag.slice(0, 80)}: use a class or a module` }))
    }),
}
