// @ts-check
/**
 * In an island, text that has siblings has an element of its own. A browser's translator moves each text into elements that React
 * does not know. React can replace the text of an element that has nothing else in it; a text beside other children it changes
 * where nobody sees it, and removes or puts something before it with an error that takes the whole island down.
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
    // Somebody else's node: whoever wrote it is looked at, not whoever passes it on.
    if (type.types.some(({ symbol }) => symbol?.name === 'ReactPortal')) return false
    return type.types.some((one) => holdsText(one, checker))
  }
  if (checker.isArrayType(type))
    return checker
      .getTypeArguments(/** @type {ts.TypeReference} */ (type))
      .some((one) => holdsText(one, checker))
  // Of an empty text React makes nothing.
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
      // While a commit is checked no types are known.
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
