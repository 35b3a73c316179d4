import { expect, it } from 'vitest'
import { enumerate } from '../../src/text/enumerate.ts'

it.each([
  [[], ''],
  [['fotky'], 'fotky'],
  [['fotky', 'logo'], 'fotky a logo'],
  [['fotky', 'logo', 'text'], 'fotky, logo a text'],
])('%j are enumerated as "%s"', (parts, text) =>
  expect(enumerate(parts).replaceAll('\u00A0', ' ')).toBe(text),
)
