import { readFile } from 'node:fs/promises'
import { expect, it, describe } from 'vitest'
import { ROOMS } from '../../../scripts/config/rooms.js'
import { RuleTester } from 'eslint'
import tseslint from 'typescript-eslint'
import { ownElement } from '../../../scripts/config/own-element.js'
import { ownParts } from '../../../scripts/config/own-parts.js'

it('the table in src/README.md has the same rooms in the same order as the lint rule, the highest first', async () => {
  const paper = await readFile(new URL('../../../src/README.md', import.meta.url), 'utf8')
  const table = paper.split('\n## Rooms\n')[1]?.split('\n## ')[0] ?? ''
  const rows = [...table.matchAll(/^\| `([^`]+)\/`/gm)].map(([, room]) => room)
  expect(rows).toEqual(ROOMS.toReversed())
})

Object.assign(RuleTester, { describe, it })
const NAMES = `declare const text: string, count: number, isOn: boolean, nodes: import('react').ReactElement[], node: import('react').ReactNode\n`
const lines = (jsx: readonly string[]) =>
  jsx.map((one) => ({ name: one, code: NAMES + one, filename: 'a.tsx' }))

new RuleTester({
  languageOptions: {
    parser: tseslint.parser,
    parserOptions: {
      projectService: { allowDefaultProject: ['*.tsx'] },
      tsconfigRootDir: import.meta.dirname,
      ecmaFeatures: { jsx: true },
    },
  },
}).run('text in an island has an element of its own', ownElement, {
  valid: lines([
    '<p>Text</p>',
    '<p>{text}</p>',
    '<p>{isOn && text}</p>',
    '<p>{`${text} (${count})`}</p>',
    '<p>\n  <b>{text}</b>\n  {/* said */}\n</p>',
    '<p><b>{text}</b><span>{` ${text}`}</span></p>',
    '<ul>{nodes}{isOn && <li>{text}</li>}{text && <li>{text}</li>}</ul>',
    '<div><b>{text}</b>{node}</div>',
    '<>{nodes}</>',
  ]),
  invalid: lines([
    '<p>Text{isOn && <b />}</p>',
    '<p>{text}<b /></p>',
    '<p>{isOn && "text"}<b /></p>',
    '<p>{isOn ? `${text}:` : <i />}<b /></p>',
    '<p>{count}<b /></p>',
    '<p>{count && <i />}<b /></p>',
    '<p>{[text]}<b /></p>',
    '<p><i /> <b /></p>',
    '<>{text}</>',
  ]).map((one) => ({ ...one, errors: 1 })),
})

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
