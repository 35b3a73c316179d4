// @ts-check
/** The lint before a commit takes seconds: it leaves out the rules that need types. `npm run lint` has them all. */
import tseslint from 'typescript-eslint'
import all from './eslint.config.js'

export default [
  ...all,
  tseslint.configs.disableTypeChecked,
  // A comment that switches off one of those rules looks unused here.
  { linterOptions: { reportUnusedDisableDirectives: 'off' } },
]
