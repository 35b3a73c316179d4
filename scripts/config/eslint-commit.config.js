// @ts-check
/** The lint of a commit: without the rules that need types, which `npm run lint` has, so that it takes seconds. */
import tseslint from 'typescript-eslint'
import all from './eslint.config.js'

export default [
  ...all,
  tseslint.configs.disableTypeChecked,
  // Comments that let one of those rules pass are no mistake here.
  { linterOptions: { reportUnusedDisableDirectives: 'off' } },
]
