import type { Guard } from './built-site.ts'
import { showTag, tagsOf } from './tags.ts'

/** What the content security policy of the shop will not let through. */
export const strictMarkup: Guard = {
  name: 'no inline handlers or styles',
  check: (page) =>
    tagsOf(page)
      .filter(({ attributes }) => Object.keys(attributes).some((name) => /^(?:style$|on)/.test(name)))
      .map((tag) => `${showTag(tag)}: use a class or a module`),
}

/** A picture keeps its place before it is there, and says what it shows. */
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
