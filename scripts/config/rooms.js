// @ts-check
/** A room is a folder of `src`. It imports only rooms below it, types included. */
import globals from 'globals'

/** The table of src/README.md, from its lowest room up. */
export const ROOMS = [
  ...['text', 'storage', 'look', 'company', 'catalogue', 'config', 'api', 'product-index'],
  ...['islands', 'pickup-points', 'cart'],
  ...['product', 'listing', 'search', 'seo', 'legal', 'checkout', 'home', 'site', 'pages'],
]

/** Globals for clock, storage, screen and network. Rules get such values as arguments. */
const IMPURE = Object.keys({ ...globals.browser, ...globals.node }).filter(
  (name) => !/^(URL|URLSearchParams|structuredClone|name)$/.test(name),
)

/** Selects the path or package of an import, also of a type. */
const SPECIFIER =
  ':matches(ImportDeclaration, ExportNamedDeclaration, ExportAllDeclaration, ImportExpression, TSImportType) > Literal'

/**
 * @param {string} pattern matches imports to refuse; write `\u002F` for a slash
 * @param {string} message
 */
export function refuseImport(pattern, message) {
  return { selector: `${SPECIFIER}[value=/^${pattern}/]`, message }
}

export const NO_DEFAULT_EXPORT = {
  selector: 'ExportDefaultDeclaration',
  message: 'Export by name: everything then has one name everywhere.',
}
const NO_KY = refuseImport('ky$', 'Only api/ may import ky.')
const NO_REACT = refuseImport(
  '(react|react-[^\\u002F]+|@nanostores\\u002Freact)(\\u002F|$)',
  'Only .tsx files may import React.',
)
export const NO_BROWSER_PACKAGES = [NO_KY, NO_REACT]

const PURE = [
  refuseImport('(?!valibot$)[^.]', 'Rules import no package but valibot.'),
  ...[
    'NewExpression[callee.name=Date][arguments.length=0]',
    'CallExpression[callee.name=Date]',
    'MemberExpression[object.name=Date][property.name=now]',
    'MemberExpression[object.name=Math][property.name=random]',
    'MetaProperty',
  ].map((selector) => ({ selector, message: 'Rules take time, chance and build settings as arguments.' })),
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
            // Rules import other rules and text/. They import nothing of config/, whose values have the rules' types.
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
