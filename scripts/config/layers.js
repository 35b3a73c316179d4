// @ts-check
/** Who may import whom: a layer is a folder of `src` with all that is below it. */
import globals from 'globals'

const STATIC = ['domain', 'messages', 'config', 'islands', 'components', 'layouts', 'styles', 'seo', 'stores']

/** The layers, each with those that it may import beside itself. */
const LAYERS = {
  domain: [],
  config: ['domain'],
  messages: ['domain'],
  api: ['domain', 'config'],
  catalogue: ['domain', 'config'],
  seo: ['domain', 'config', 'messages'],
  stores: ['domain', 'config', 'api'],
  islands: ['stores', 'domain', 'messages', 'config'],
  components: STATIC,
  layouts: STATIC,
  styles: STATIC,
  pages: [...STATIC, 'api', 'catalogue'],
}
/** Packages that only one layer may import. */
const PACKAGES = [
  { layer: 'api', name: 'ky', pattern: 'ky$' },
  {
    layer: 'islands',
    name: 'React',
    pattern: '(react|react-[^\\u002F]+|@nanostores\\u002Freact)(\\u002F|$)',
  },
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

/** @param {string} [layer] which may import them */
export const refusePackages = (layer) =>
  PACKAGES.filter((one) => one.layer !== layer).map((one) =>
    refuseImport(one.pattern, `Only the layer ${one.layer} may import ${one.name}.`),
  )

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

/** @type {import('eslint').Linter.Config[]} */
export const layerRules = Object.entries(LAYERS).map(([layer, imports]) => {
  // From a file below the layer's folder the way out is longer than the file is deep: what follows the dots is a layer.
  const others = [...Object.keys(LAYERS), 'scripts', 'tests'].filter(
    (name) => ![layer, ...imports].includes(name),
  )
  return {
    files: [`src/${layer}/**`],
    ignores: ['**/*.css'],
    rules: {
      'no-restricted-syntax': [
        'error',
        NO_DEFAULT_EXPORT,
        refuseImport(
          `(\\.{1,2}\\u002F)+(${others.join('|')})\\u002F`,
          `The layer ${layer} may import ${imports.join(', ') || 'nothing but itself'}.`,
        ),
        ...refusePackages(layer),
        ...(layer === 'domain' ? PURE : []),
      ],
      ...(layer === 'domain' && { 'no-restricted-globals': ['error', ...IMPURE] }),
      ...(['stores', 'islands', 'components', 'layouts', 'messages', 'config'].includes(layer) && {
        'no-restricted-globals': ['error', 'fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource'],
      }),
    },
  }
})
