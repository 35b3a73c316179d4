// @ts-check
/** What lint refuses, as selectors of ESLint's own rule `no-restricted-syntax`. */

/** @typedef {{ selector: string, message: string }} Refusal */

const NAMING = `:matches(${[
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TSImportType',
  'TSExternalModuleReference',
  // Vite reads these as imports, too.
  'NewExpression[callee.name="URL"][arguments.1.object.type="MetaProperty"]',
  'CallExpression[callee.object.type="MetaProperty"]',
  'CallExpression[callee.object.type="MetaProperty"] > ArrayExpression',
].join()})`
/** The text by which an import names a file or a package, types among them. */
export const SPECIFIER = `${NAMING} > Literal`
/** The file that a `<script src>` names. */
export const SCRIPT_SOURCE = 'JSXOpeningElement[name.name="script"] > JSXAttribute[name.name="src"] > Literal'

/**
 * Refuses literals by their text.
 * @param {string} literal a selector
 * @param {RegExp} pattern
 * @param {string} message
 * @returns {Refusal}
 */
export function refuse(literal, pattern, message) {
  // A pattern in a selector ends at its first slash.
  return { selector: `${literal}[value=/${pattern.source.replaceAll('\\/', '\\u002F')}/]`, message }
}

/** @type {Refusal} */
export const NO_DEFAULT_EXPORT = {
  selector: 'ExportDefaultDeclaration',
  message: 'Export by name: a thing then has one name everywhere.',
}

/** @type {readonly Refusal[]} */
export const REFUSED_IN_ALL_LAYERS = [
  NO_DEFAULT_EXPORT,
  refuse(SPECIFIER, /^\/|[^./]\/\.\.?\//, 'Import by the shortest relative path.'),
  { selector: `${NAMING} > TemplateLiteral`, message: 'Name it by a plain string.' },
  { selector: 'ImportExpression[source.type!=/Literal/]', message: 'import() takes a plain string.' },
  {
    selector: 'JSXElement[openingElement.name.name="style"] > AstroRawText[value=/@import/i]',
    message: 'Import style sheets in the frontmatter.',
  },
]

/** @type {readonly Refusal[]} */
export const REFUSED_IN_PURE_LAYERS = [
  { selector: 'NewExpression[callee.name="Date"][arguments.length=0]', message: 'The time is an argument.' },
  { selector: 'CallExpression[callee.name="Date"]', message: 'The time is an argument.' },
  { selector: 'MetaProperty', message: 'What the build knows is an argument.' },
]

/** @type {Refusal} */
export const NO_LAYER = {
  selector: ':matches(Program, StyleSheet)',
  message: 'This file lies in no layer of scripts/config/layers.js.',
}
/** @type {Refusal} A sheet that a script links must bring along what it needs: it may import others by plain names. */
export const NO_STYLE_IMPORT = {
  selector:
    'Atrule[name=/^import$/i] > AtrulePrelude > :not(String[value=/^\\.(\\u002F|\\.\\u002F[a-z]+\\u002F)[a-z-]+\\.css$/])',
  message: 'Import style sheets in frontmatter, where their layers are looked at.',
}
