import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { renderReturnForm, writeReturnForm } from '../../../../scripts/pipeline/return-form/render.ts'
import { FORM_FIELDS } from '../../../../scripts/pipeline/return-form/texts.ts'
import { SHOP } from '../../../../src/config/shop/shop.ts'
import { RETURN_FORM } from '../../../../src/messages/shop/content.ts'
import { tempFolder } from '../../../fixtures/temp-folder.ts'

const form = await renderReturnForm()
const source = form.toString('latin1')

/** A text as PDF strings hold it: UTF-16 with its byte order mark. */
function pdfText(text: string): string {
  return Buffer.from(`\uFEFF${text}`, 'utf16le').swap16().toString('latin1')
}

function count(pattern: RegExp): number {
  return [...source.matchAll(pattern)].length
}

describe('the return form', () => {
  test('is the same file every time', async () => {
    expect(form.equals(await renderReturnForm())).toBe(true)
  })

  test('is written into the built shop where pages link to it', async () => {
    const shop = await tempFolder()
    await writeReturnForm(shop)
    expect((await readFile(join(shop, RETURN_FORM.path))).equals(form)).toBe(true)
  })

  test("bears the owner's company", () => {
    // Its brackets are escaped.
    const [company = ''] = SHOP.company.split(' (')
    expect(source).toContain(`(${pdfText(company)}`)
  })

  test('shows its title and speaks Slovak', () => {
    expect(source).toContain(`(${pdfText(RETURN_FORM.title)})`)
    expect(source).toMatch(/\/DisplayDocTitle true/)
    expect(source).toMatch(/\/Lang \(sk\)/)
  })

  test('is one A4 page', () => {
    expect(source).toMatch(/\/Count 1\b/)
    expect(source).toMatch(/\/MediaBox \[0 0 595\.28\d* 841\.89\d*\]/)
  })

  test('has its fields, each with a tooltip and a place in the tagged structure', () => {
    const names = [...source.matchAll(/\/T \(([^)]*)\)/g)].map((match) => match[1])
    const expected = Object.values(FORM_FIELDS).map(({ name }) => name)
    const inOrder = 'orderNumber orderedOn receivedOn goods reason fullName address email phone iban signedOn'
    expect(names).toEqual(inOrder.split(' '))
    expect(names.toSorted()).toEqual(expected.toSorted())
    expect(source).toMatch(/\/Marked true/)
    expect(count(/\/TU \(/g)).toBe(names.length)
    expect(count(/\/Type \/OBJR/g)).toBe(names.length)
    expect(count(/\/StructParent \d/g)).toBe(names.length)
  })

  test('can show every Slovak letter that is typed into it', () => {
    const differences = /\/Differences \[([^\]]*)\]/.exec(source)?.[1] ?? ''
    const besideWinAnsi =
      'Lacute lacute Lcaron lcaron Ccaron ccaron Dcaron dcaron Ncaron ncaron Racute racute Tcaron tcaron'
    for (const name of besideWinAnsi.split(' ')) expect(differences.split(' ')).toContain(`/${name}`)
  })
})
