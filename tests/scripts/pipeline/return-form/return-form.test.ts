import { RETURN_FORM } from '../../../../src/legal/texts/withdrawal-links.ts'
import { expect, it } from 'vitest'
import { renderReturnForm } from '../../../../scripts/pipeline/return-form/write-return-form.ts'
import { SHOP } from '../../../../src/config/shop.ts'

/** A text as in a PDF: UTF-16 with a byte order mark unless it is ASCII; brackets, č and Č are escaped. */
function pdfText(text: string): string {
  const isAscii = /^[\0-\x7F]*$/.test(text)
  const bytes = isAscii ? text : Buffer.from(`\uFEFF${text}`, 'utf16le').swap16().toString('latin1')
  return bytes
    .replaceAll(/[()\\]/g, String.raw`\$&`)
    .replaceAll('\r', String.raw`\r`)
    .replaceAll('\f', String.raw`\f`)
}

it("the return form is one tagged A4 page in Slovak with the owner's company, and always the same file", async () => {
  const form = await renderReturnForm()
  const source = form.toString('latin1')
  expect(form.equals(await renderReturnForm())).toBe(true)
  expect(source).toMatch(/\/MediaBox \[0 0 595\.28\d* 841\.89\d*\]/)
  for (const part of [/\/Count 1\b/, /\/Marked true/, /\/Lang \(sk\)/, /\/DisplayDocTitle true/])
    expect(source).toMatch(part)
  for (const text of [RETURN_FORM.title, SHOP.company]) expect(source).toContain(`(${pdfText(text)})`)
})
