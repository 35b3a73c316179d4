import { RuleTester } from 'eslint'
import tseslint from 'typescript-eslint'
import { describe, it } from 'vitest'
import { ownElement } from '../../../scripts/config/own-element.js'

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
