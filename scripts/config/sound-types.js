// @ts-check
/**
 * The compiler's own check of a file, by the program that typed rules make anyway. `astro check` takes the files that have no
 * such program (`tsconfig.unlinted.json`).
 */
import ts from 'typescript'

/** @type {import('eslint').Rule.RuleModule} */
export const soundTypes = {
  meta: { type: 'problem', schema: [] },
  create({ sourceCode, report }) {
    const { program, esTreeNodeToTSNodeMap } = /** @type {any} */ (sourceCode.parserServices)
    if (!program) return {}
    return {
      Program(node) {
        for (const { start, messageText } of program.getSemanticDiagnostics(esTreeNodeToTSNodeMap.get(node)))
          report({
            loc: sourceCode.getLocFromIndex(start),
            message: ts.flattenDiagnosticMessageText(messageText, '\n'),
          })
      },
    }
  },
}
