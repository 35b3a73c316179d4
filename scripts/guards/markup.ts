import type { Guard } from './built-site.ts'

/** What the content security policy of the shop will not let through. */
export const strictMarkup: Guard = {
  name: 'no inline handlers or styles',
  check: ({ html }) =>
    (html.match(/<[a-z][^>]*>/gi) ?? [])
      .filter((tag) => /\s(?:style|on\w+)\s*=/i.test(tag.replaceAll(/"[^"]*"/g, '""')))
      .map((tag) => `${tag.slice(0, 80)}: use a class or a module`),
}

/** A picture keeps its place before it is there, and says what it shows. */
export const pictures: Guard = {
  name: 'pictures',
  check: ({ html }) =>
    (html.match(/<img\b[^>]*>/gi) ?? []).flatMap((tag) =>
      [/\swidth="?\d/, /\sheight="?\d/, /\salt(?=[\s=>/])/]
        .filter((pattern) => !pattern.test(tag))
        .map(() => `${tag.slice(0, 80)}: give it width, height and alt`)
        .slice(0, 1),
    ),
}
