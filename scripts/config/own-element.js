// @ts-check
/**
 * In an island, text that has siblings has an element of its own. A browser's translator moves each text into an element
 * that React does not know. React can still replace text that is alone in its element. Text with siblings breaks: React
 * changes a text that is no longer shown, and throws when it inserts or removes something beside it.
 */
import ts from 'typescript'

const { TypeFlags } = ts
const TEXT =
  TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BigIntLike | TypeFlags.Any | TypeFlags.Unknown

/** True for a child that React renders. @param {any} child */
const isRendered = (child) =>
  child.type === 'JSXText'
    ? !/^\s*\n\s*$/.test(child.value)
    : child.type !== 'JSXExpressionContainer' || child.expression.type !== 'JSXEmptyExpression'

/** @param {ts.Type} type @param {ts.TypeChecker} checker @returns {boolean} */
function holdsText(type, checker) {
  if (type.isUnion()) {
    // A `ReactNode` is checked where it was written.
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
      // The lint before a commit knows no types.
      if (!checker) return ['Literal', 'TemplateLiteral'].includes(expression.type)
      return holdsText(checker.getTypeAtLocation(esTreeNodeToTSNodeMap.get(expression)), checker)
    }
    /** @param {any} parent */
    const check = ({ type, children }) => {
      const rendered = children.filter(isRendered)
      // A fragment's only child may still have siblings outside the fragment.
      if (rendered.length < 2 && type !== 'JSXFragment') return
      for (const node of rendered) if (isText(node)) context.report({ node, messageId: 'alone' })
    }
    return { JSXElement: check, JSXFragment: check }
  },
}
