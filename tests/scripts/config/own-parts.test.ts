import { RuleTester } from 'eslint'
import { describe, it } from 'vitest'
import { ownParts } from '../../../scripts/config/own-parts.js'

Object.assign(RuleTester, { describe, it })
const named = (lines: readonly string[]) => lines.map((code) => ({ name: code, code }))

new RuleTester().run('a custom element looks at its own parts and has no later half', ownParts, {
  valid: named([
    'this.querySelector("button")',
    'card.querySelectorAll("a")',
    'document.createElement("p")',
    'document.head.querySelectorAll("[data-scheme]")',
    'document.addEventListener("visibilitychange", act)',
    'defineElement("a-b", B); import("./CartPopup.tsx")',
    'defineElement("a-b", B); import("../product-index/color-picture.ts")',
    'defineElement("a-b", B); import("./store.ts")',
    'import("./store/user.ts")',
  ]),
  invalid: named([
    'document.querySelector("button")',
    'document.querySelectorAll("a")',
    'document.getElementById("a")',
    'document.getElementsByTagName("a")',
    'document.forms',
    'document.body.querySelector("a")',
    'class A extends HTMLElement { connectedCallback() { document.querySelector("main") } }',
    'import("./later.ts"); defineElement("a-b", B)',
  ]).map((one) => ({ ...one, errors: 1 })),
})
