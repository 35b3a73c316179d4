import type { Plugin } from 'vite'

const FEW_VALIDATORS = ['isBIC', 'isDate', 'isIBAN', 'isISO4217']

/** Four checks of validator (27 kB whole) are all that bysquare uses; a browser test reads its QR code back. */
export const fewValidators: Plugin = {
  name: 'few-validators',
  enforce: 'pre',
  resolveId: (id) => (id === 'validator' ? '\0few-validators' : undefined),
  load: (id) =>
    id === '\0few-validators'
      ? [
          ...FEW_VALIDATORS.map((name) => `import ${name} from 'validator/es/lib/${name}.js'`),
          `export default { ${FEW_VALIDATORS.join()} }`,
        ].join('\n')
      : undefined,
}
