// @ts-check
/**
 * A custom element looks for its parts in itself, not in the document. Its code comes whole with the page's script; only
 * islands, cards and data (stores, `product-index/`) are imported later.
 */

const FINDS = '/^(querySelector(All)?|getElement(ById|sBy.+)|elementFromPoint|forms|images|links|scripts)$/'

/** @type {import('eslint').Rule.RuleModule} */
export const ownParts = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      document: 'A custom element finds its parts in itself: this.querySelector().',
      later: 'A custom element may import() only islands, cards and data: stores, product-index/.',
    },
  },
  create(context) {
    /** @type {any[]} */
    const imports = []
    let isElement = false
    const report = (/** @type {any} */ node) => context.report({ node, messageId: 'document' })
    return {
      [`MemberExpression[object.name=document][property.name=${FINDS}]`]: report,
      [`MemberExpression[object.object.name=document][object.property.name=/^(body|documentElement)$/][property.name=${FINDS}]`]:
        report,
      'CallExpression[callee.name=defineElement]': () => (isElement = true),
      'ImportExpression:not([source.value=/\\.tsx$|card-element|product-index\\u002F|\\u002Fstore(\\.ts|\\u002F)/])':
        (/** @type {any} */ node) => imports.push(node),
      'Program:exit': () => {
        for (const node of isElement ? imports : []) context.report({ node, messageId: 'later' })
      },
    }
  },
}
