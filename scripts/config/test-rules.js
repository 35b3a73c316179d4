// @ts-check
/** What tests may not do: press what no person could press, and wait for a clock. */
import { NO_DEFAULT_EXPORT } from './refusals.js'

/** @typedef {import('./refusals.js').Refusal} Refusal */

/** Milliseconds that a busy machine may well take for what a quiet one does at once. */
const SHORT = 15_000
const IN_RETRIES = 'CallExpression[callee.property.name=toPass] Property'

/** @type {readonly Refusal[]} */
const CLOCKS = [
  {
    selector: 'Literal[value=networkidle]',
    message:
      'It waits half a second of silence: wait for what you expect, or untilRest() of support/rest.ts.',
  },
  {
    selector: [
      'CallExpression[callee.property.name=waitForTimeout]',
      'ImportDeclaration[source.value=/timers.promises/] ImportSpecifier[imported.name=setTimeout]',
      'NewExpression[callee.name=Promise] CallExpression[callee.name=setTimeout][arguments.length>1]',
    ].join(),
    message: 'Wait for what you expect; where a rule is about time, move a fake clock.',
  },
  {
    selector: `Property[key.name=timeout][value.value<${SHORT}]:not(${IN_RETRIES})`,
    message: 'A busy machine may take longer: leave the default.',
  },
  {
    selector: 'CallExpression[callee.object.name=vi][callee.property.name=/^wait/][arguments.length=1]',
    message: 'It gives up after a second: expect.poll() waits longer.',
  },
]

/** @type {readonly Refusal[]} */
const PRESSES = [
  {
    selector: 'CallExpression[callee.property.name=/^(check|uncheck|setChecked)$/]',
    message: 'Press its text: press() of support/press.ts.',
  },
  {
    selector: 'Property[key.name=force][value.value=true]',
    message: 'Nobody presses what is covered.',
  },
  {
    selector: 'CallExpression[callee.property.name=dispatchEvent], CallExpression[callee.name=dispatchEvent]',
    message: 'Do what a person does; where none can, say why.',
  },
  {
    selector: 'CallExpression[callee.property.name=/^evaluate/] CallExpression[callee.property.name=click]',
    message: 'Press it: press() of support/press.ts.',
  },
]

/** @type {import('eslint').Linter.Config[]} */
export const testRules = [
  {
    files: ['tests/**/*.{test,e2e}.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', NO_DEFAULT_EXPORT, ...CLOCKS] },
  },
  {
    // A test that ticks a box by its selector does so even where no finger could; it should press as a person does.
    files: ['tests/{component,e2e,islands}/**'],
    rules: { 'no-restricted-syntax': ['error', NO_DEFAULT_EXPORT, ...CLOCKS, ...PRESSES] },
  },
  {
    // Under Playwright's own, a test would not see what the content security policy refuses.
    files: ['tests/e2e/**/*.e2e.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: '@playwright/test',
          importNames: ['test'],
          message: 'Take `test` from ./support/test.ts, which fails on a violation of the policy.',
        },
      ],
    },
  },
  {
    // On its own fast-check tries every property a hundred times, in the long run too.
    files: ['tests/**'],
    ignores: ['tests/fixtures/properties.ts', 'tests/e2e/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        { name: 'fast-check', message: 'Take `fc` from tests/fixtures/properties.ts, which says how often.' },
      ],
    },
  },
]
