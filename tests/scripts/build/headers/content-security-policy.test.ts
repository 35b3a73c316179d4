import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { describe, expect, it } from 'vitest'
import {
  contentSecurityPolicy,
  NO_PAGE_POLICY,
} from '../../../../scripts/build/headers/content-security-policy.ts'
import { readOrigins } from '../../../../scripts/build/headers/write-headers.ts'

const ORIGINS = {
  site: 'https://www.obchod.sk',
  api: 'https://api.obchod.sk',
  pictures: ['https://media.sk'],
}
const HASHES = { scripts: new Set(["'sha256-b='", "'sha256-a='"]), styles: new Set(["'sha256-c='"]) }
const policy = contentSecurityPolicy(HASHES, ORIGINS)

/** What csp_evaluator finds that is as grave or graver. */
function findings(text: string, gravest: Severity): string[] {
  return new CspEvaluator(new CspParser(text).csp)
    .evaluate()
    .filter(({ severity }) => severity <= gravest)
    .map(({ directive, description }) => `${directive}: ${description}`)
}

describe('the content security policy', () => {
  it('names what may be used, and nothing else', () => {
    expect(policy.split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self' 'sha256-a=' 'sha256-b='",
      "style-src 'self' 'sha256-c='",
      "img-src 'self' https://media.sk",
      "font-src 'self'",
      "manifest-src 'self'",
      "connect-src 'self' https://api.obchod.sk",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "object-src 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
      'upgrade-insecure-requests',
    ])
  })

  it('lets withdrawals go to whoever takes them', () => {
    const taken = contentSecurityPolicy(HASHES, { ...ORIGINS, withdrawal: 'https://odstupenia.sk' }).split(
      '; ',
    )
    expect(taken).toContain("connect-src 'self' https://api.obchod.sk https://odstupenia.sk")
    expect(taken).toContain("form-action 'self' https://odstupenia.sk")
  })

  it('asks for https only where the shop has it', () => {
    const local = { ...ORIGINS, site: 'http://localhost:4321' }
    expect(contentSecurityPolicy(HASHES, local)).not.toContain('upgrade')
  })

  it('has nothing that its evaluator finds grave, or even of some weight', () => {
    expect(findings(policy, Severity.MEDIUM)).toEqual([])
    expect(findings(NO_PAGE_POLICY, Severity.HIGH)).toEqual([])
    // The evaluator does find what is grave.
    expect(
      findings(policy.replace("script-src 'self'", "script-src 'unsafe-inline' *"), Severity.HIGH),
    ).not.toEqual([])
  })
})

describe('the origins of the environment', () => {
  const env = { SHOP_API_URL: 'https://api.obchod.sk/v2', SITE_URL: 'https://www.obchod.sk' }

  it('are the API and its pictures', () => {
    expect(readOrigins(env)).toEqual({ ...ORIGINS, pictures: ['https://api.obchod.sk'] })
  })

  it('are the media host and an image CDN, when they are others', () => {
    const cdn = 'https://cdn.sk/w={width}/{url}'
    expect(readOrigins({ ...env, SHOP_MEDIA_URL: 'https://media.sk/a', IMAGE_CDN: cdn }).pictures).toEqual([
      'https://media.sk',
      'https://cdn.sk',
    ])
    const own = '/.netlify/images?url={url}&w={width}'
    expect(readOrigins({ ...env, IMAGE_CDN: own }).pictures).toEqual(['https://api.obchod.sk'])
  })
})
