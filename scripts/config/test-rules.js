// @ts-check
/** Refuses two things in tests: presses that no person could make, and waits for a fixed time. */
import { NO_DEFAULT_EXPORT } from './rooms.js'

/** In milliseconds. Shorter time-outs are refused: a busy machine may take that long for an instant action. */
const SHORT = 15_000

const CLOCKS = {
  'Literal[value=networkidle]': 'Wait for what you expect, or untilRest() of support/rest.ts.',
  'CallExpression[callee.property.name=waitForTimeout], ImportDeclaration[source.value=/timers.promises/] ImportSpecifier[imported.name=setTimeout], NewExpression[callee.name=Promise] CallExpression[callee.name=setTimeout][arguments.length>1]':
    'Wait for what you expect. If a rule is about time, move a fake clock.',
  [`Property[key.name=timeout][value.value<${SHORT}]:not(CallExpression[callee.property.name=toPass] Property)`]:
    'A busy machine may take longer: leave the default.',
  'CallExpression[callee.object.name=vi][callee.property.name=/^wait/][arguments.length=1]':
    'It gives up after a second: expect.poll() waits longer.',
}
const PRESSES = {
  'CallExpression[callee.property.name=/^(check|uncheck|setChecked)$/]':
    'Press its text: press() of support/press.ts.',
  'Property[key.name=force][value.value=true]': 'Nobody presses what is covered.',
  'CallExpression[callee.property.name=dispatchEvent], CallExpression[callee.name=dispatchEvent]':
    'Do what a person does. If no person can, say why.',
  'CallExpression[callee.property.name=/^evaluate/] CallExpression[callee.property.name=click]':
    'Press it: press() of support/press.ts.',
}

/** @param {Readonly<Record<string, string>>} refused */
const syntax = (refused) => ({
  'no-restricted-syntax': [
    'error',
    NO_DEFAULT_EXPORT,
    ...Object.entries(refused).map(([selector, message]) => ({ selector, message })),
  ],
})
/** @type {any[]} */
export const testRules = [
  { files: ['tests/**/*.{test,e2e}.{ts,tsx}'], rules: syntax(CLOCKS) },
  // `check()` ticks a box even if no finger could reach it.
  {
    files: ['tests/{browser,e2e}/**', 'tests/**/*.browser.test.*', 'scripts/screens/**'],
    rules: syntax({ ...CLOCKS, ...PRESSES }),
  },
  {
    files: ['tests/e2e/**/*.e2e.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: '@playwright/test',
          importNames: ['test'],
          message: 'Take `test` from support/test.ts, which sees what the policy refuses.',
        },
      ],
    },
  },
]
