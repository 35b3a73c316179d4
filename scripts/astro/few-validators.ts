import type { Plugin } from 'vite'

const FEW_VALIDATORS = ['isBIC', 'isDate', 'isIBAN', 'isISO4217']

/**
 * bysquare imports the whole of validator, 27 kB as sent, for four of its checks: it gets those four. Should it come to
 * need another, the end-to-end test that reads the QR code back fails.
 */
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
