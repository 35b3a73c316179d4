// @ts-check
/**
 * In an island, text that has siblings has an element of its own. A browser's translator moves each text into elements
 * that React does not know. If an element holds nothing but text, React can still replace it. If the text has siblings,
 * React changes a text that is no longer shown, and an insertion or removal beside it throws an error that breaks the
 * whole island.
 */
import ts from 'typescript'

const { TypeFlags } = ts
const TEXT =
  TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BigIntLike | TypeFlags.Any | TypeFlags.Unknown

/** @param {any} child of an element, as React counts them */
const isRendered = (child) =>
  child.type === 'JSXText'
    ? !/^\s*\n\s*$/.test(child.value)
    : child.type !== 'JSXExpressionContainer' || child.expression.type !== 'JSXEmptyExpression'

/** @param {ts.Type} type @param {ts.TypeChecker} checker @returns {boolean} */
function holdsText(type, checker) {
  if (type.isUnion()) {
    // A node that was passed in is checked where it was written, not here.
    if (type.types.some(({ symbol }) => symbol?.name === 'ReactPortal')) return false
    return type.types.some((one) => holdsText(one, checker))
  }
  if (checker.isArrayType(type))
    return checker
      .getTypeArguments(/** @type {ts.TypeReference} */ (type))
      .some((one) => holdsText(one, checker))
  // React renders nothing for an empty text.
  return (type.flags & TEXT) !== 0 && !(type.isStringLiteral() && type.value === '')
}

/** @type {import('eslint').Rule.RuleModule} */
export const ownElement = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { alone: 'Text beside other children needs an element of its own.' },
  },
  /** @param {any} context */
  create(context) {
    const { program, esTreeNodeToTSNodeMap } = context.sourceCode.parserServices
    const checker = program?.getTypeChecker()
    /** @param {any} child */
    const isText = (child) => {
      if (child.type === 'JSXText') return true
      if (child.type !== 'JSXExpressionContainer') return false
      const { expression } = child
      // The lint of a commit knows no types.
      if (!checker) return ['Literal', 'TemplateLiteral'].includes(expression.type)
      return holdsText(checker.getTypeAtLocation(esTreeNodeToTSNodeMap.get(expression)), checker)
    }
    /** @param {any} parent */
    const check = ({ type, children }) => {
      const rendered = children.filter(isRendered)
      // A fragment's children stand beside its siblings.
      if (rendered.length < 2 && type !== 'JSXFragment') return
      for (const node of rendered) if (isText(node)) context.report({ node, messageId: 'alone' })
    }
    return { JSXElement: check, JSXFragment: check }
  },
}
