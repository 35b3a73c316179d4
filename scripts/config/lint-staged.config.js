// @ts-check
/** Commands that run on staged files before a commit. */

const CODE = '*.{ts,tsx,js,mjs,astro,css}'
const format = 'prettier --write --ignore-unknown'

/** @type {import('lint-staged').Configuration} */
export default {
  [CODE]: [
    format,
    'eslint --config scripts/config/eslint-commit.config.js --max-warnings 0 --no-warn-ignored',
  ],
  [`!(${CODE})`]: format,
}
