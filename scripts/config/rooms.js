// @ts-check
/** Who may import whom, types included: a room is a folder of `src`, and imports only rooms below it. */
import globals from 'globals'

/** The stack of src/README.md from its foot up. */
export const ROOMS = [
  ...['text', 'storage', 'look', 'company', 'catalogue', 'config', 'api', 'product-index'],
  ...['islands', 'pickup-points', 'cart'],
  ...['product', 'listing', 'search', 'seo', 'legal', 'checkout', 'home', 'site', 'pages'],
]

/** Clock, chance, storage, screen and network: what the shop's rules get as arguments instead. */
const IMPURE = Object.keys({ ...globals.browser, ...globals.node }).filter(
  (name) => !/^(URL|URLSearchParams|structuredClone|name)$/.test(name),
)

/** The text by which an import names a file or a package, types among them. */
const SPECIFIER =
  ':matches(ImportDeclaration, ExportNamedDeclaration, ExportAllDeclaration, ImportExpression, TSImportType) > Literal'

/**
 * @param {string} pattern of what must not be imported, in which a slash is written as `\u002F`
 * @param {string} message
 */
export function refuseImport(pattern, message) {
  return { selector: `${SPECIFIER}[value=/^${pattern}/]`, message }
}

export const NO_DEFAULT_EXPORT = {
  selector: 'ExportDefaultDeclaration',
  message: 'Export by name: a thing then has one name everywhere.',
}
const NO_KY = refuseImport('ky$', 'Only api/ may import ky.')
const NO_REACT = refuseImport(
  '(react|react-[^\\u002F]+|@nanostores\\u002Freact)(\\u002F|$)',
  'Only .tsx files may import React.',
)
export const NO_BROWSER_PACKAGES = [NO_KY, NO_REACT]

const PURE = [
  refuseImport('(?!valibot$)[^.]', 'The rules import no package but valibot.'),
  ...[
    'NewExpression[callee.name=Date][arguments.length=0]',
    'CallExpression[callee.name=Date]',
    'MemberExpression[object.name=Date][property.name=now]',
    'MemberExpression[object.name=Math][property.name=random]',
    'MetaProperty',
  ].map((selector) => ({ selector, message: 'Time, chance and what the build knows are arguments.' })),
]
const NO_FETCH = { 'no-restricted-globals': ['error', 'fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource'] }

const UP = '(\\.{1,2}\\u002F)+'

/** @param {readonly string[]} rooms @param {string} message */
const refuseRooms = (rooms, message) => refuseImport(`${UP}(${rooms.join('|')})\\u002F`, message)

/** @type {any[]} */
export const roomRules = [
  ...ROOMS.flatMap((room, level) => {
    const above = [...ROOMS.slice(level + 1), 'scripts', 'tests']
    const order = refuseRooms(above, `${room}/ imports only rooms below it in the table of src/README.md.`)
    const shared = [NO_DEFAULT_EXPORT, order, ...(room === 'api' ? [] : [NO_KY])]
    return [
      {
        files: [`src/${room}/**`],
        ignores: ['**/*.css'],
        rules: {
          'no-restricted-syntax': ['error', ...shared, NO_REACT],
          ...(!['api', 'pages'].includes(room) && NO_FETCH),
        },
      },
      { files: [`src/${room}/**/*.tsx`], rules: { 'no-restricted-syntax': ['error', ...shared] } },
      {
        files: [`src/${room}/rules/**`, `src/${room}/rules.ts`, ...(room === 'text' ? ['src/text/**'] : [])],
        rules: {
          'no-restricted-syntax': [
            'error',
            NO_DEFAULT_EXPORT,
            order,
            // A path out of the rules leads to rules or into text/; config/ holds values of the rules' types, not the reverse.
            refuseImport(
              `${UP}(?!\\.)(?!rules[.\\u002F])[a-z-]+\\u002F(?!rules[.\\u002F])(?<!text\\u002F)`,
              'Rules import only rules.',
            ),
            ...PURE,
          ],
          'no-restricted-globals': ['error', ...IMPURE],
        },
      },
    ]
  }),
]
