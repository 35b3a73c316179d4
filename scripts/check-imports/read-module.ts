/** Finds what a TypeScript module imports and which global names it touches. */
import ts from 'typescript'

/** A name in a file, and the line it is on (from 1). */
export interface Mention {
  name: string
  line: number
}

/** What one piece of code reaches for. `imports` holds specifiers; a computed `import()` has the name ''. */
export interface Reach {
  imports: Mention[]
  globals: Mention[]
}

const GLOBAL_OBJECTS = new Set(['window', 'globalThis', 'self'])

function importedBy(node: ts.Node): readonly string[] {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return literal(node.moduleSpecifier)
  if (ts.isExternalModuleReference(node)) return literal(node.expression)
  if (ts.isImportTypeNode(node)) {
    return ts.isLiteralTypeNode(node.argument) ? literal(node.argument.literal) : ['']
  }
  if (ts.isNewExpression(node) && node.expression.getText() === 'URL') {
    // Vite bundles `new URL('./file', import.meta.url)`: it is an import.
    return node.arguments?.[1]?.getText() === 'import.meta.url' ? literal(node.arguments[0]) : []
  }
  if (!ts.isCallExpression(node)) return []
  const [argument] = node.arguments
  if (node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    const found = literal(argument)
    return found.length > 0 ? found : ['']
  }
  if (node.expression.getText() !== 'import.meta.glob') return []
  const patterns = argument && ts.isArrayLiteralExpression(argument) ? argument.elements : [argument]
  return patterns.flatMap((pattern) => literal(pattern)).filter((pattern) => !pattern.startsWith('!'))
}

function literal(node: ts.Node | undefined): string[] {
  return node && ts.isStringLiteralLike(node) ? [node.text] : []
}

/** Names that the file itself gives to something: they hide the global of the same name. */
function declaredNames(source: ts.SourceFile): Set<string> {
  const names = new Set<string>()
  const visit = (node: ts.Node): void => {
    const isDeclaration =
      ts.isVariableDeclaration(node) ||
      ts.isParameter(node) ||
      ts.isBindingElement(node) ||
      ts.isFunctionDeclaration(node) ||
      ts.isClassDeclaration(node) ||
      ts.isImportSpecifier(node) ||
      ts.isImportClause(node) ||
      ts.isNamespaceImport(node)
    if (isDeclaration && node.name && ts.isIdentifier(node.name)) names.add(node.name.text)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return names
}

/** Whether an identifier stands for a value, and is not the name of a member, a property or a type's part. */
function isValueUse(node: ts.Identifier): boolean {
  const { parent } = node
  if (ts.isShorthandPropertyAssignment(parent)) return true
  if (ts.isBindingElement(parent)) return parent.initializer === node
  if (ts.isQualifiedName(parent)) return parent.left === node
  if (ts.isTypeReferenceNode(parent) || ts.isImportSpecifier(parent) || ts.isExportSpecifier(parent))
    return false
  if (ts.isJsxAttribute(parent) || ts.isLabeledStatement(parent)) return false
  return !('name' in parent && parent.name === node)
}

function globalsIn(node: ts.Node, declared: ReadonlySet<string>): readonly string[] {
  if (ts.isMetaProperty(node)) {
    return node.keywordToken === ts.SyntaxKind.ImportKeyword ? ['import.meta'] : []
  }
  if (ts.isIdentifier(node)) return !declared.has(node.text) && isValueUse(node) ? [node.text] : []
  if (ts.isNewExpression(node) || ts.isCallExpression(node)) {
    if (node.expression.getText() !== 'Date' || declared.has('Date')) return []
    if (ts.isCallExpression(node)) return ['Date()']
    return node.arguments?.length ? [] : ['new Date()']
  }
  if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression)) {
    const owner = node.expression.text
    if (declared.has(owner)) return []
    return [GLOBAL_OBJECTS.has(owner) ? node.name.text : `${owner}.${node.name.text}`]
  }
  return []
}

/**
 * Reads one module.
 * @param fileName decides whether JSX is understood (`.tsx`)
 * @param firstLine the line of the file at which `text` begins
 */
export function readModule(text: string, fileName: string, firstLine = 1): Reach {
  const source = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, true)
  const declared = declaredNames(source)
  const reach: Reach = { imports: [], globals: [] }
  const visit = (node: ts.Node): void => {
    const line = (): number => firstLine + source.getLineAndCharacterOfPosition(node.getStart()).line
    for (const name of importedBy(node)) reach.imports.push({ name, line: line() })
    for (const name of globalsIn(node, declared)) reach.globals.push({ name, line: line() })
    ts.forEachChild(node, visit)
  }
  visit(source)
  return reach
}
