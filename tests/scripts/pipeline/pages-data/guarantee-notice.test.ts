// Rule 921
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeEach, expect, it } from 'vitest'
import { findGuaranteeNotice } from '../../../../scripts/pipeline/pages-data/write-pages-data.ts'
import { tempFolder } from '../../../fixtures/temp-folder.ts'

let dir: string

beforeEach(async () => {
  dir = await tempFolder()
})

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 210 297"><path d="M0 0h9v9z"/></svg>'

it("without the owner's file there is no guarantee notice", async () =>
  expect(await findGuaranteeNotice(dir)).toBeNull())

it("the guarantee notice has the size of the owner's file; an SVG wins over a PNG", async () => {
  const png = await sharp({ create: { width: 60, height: 80, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  await writeFile(join(dir, 'zakonna-zaruka.png'), png)
  expect(await findGuaranteeNotice(dir)).toEqual({ path: '/zakonna-zaruka.png', width: 60, height: 80 })
  await writeFile(join(dir, 'zakonna-zaruka.svg'), SVG)
  expect(await findGuaranteeNotice(dir)).toEqual({ path: '/zakonna-zaruka.svg', width: 210, height: 297 })
})

it('a guarantee notice that is no picture stops the build', async () => {
  await writeFile(join(dir, 'zakonna-zaruka.svg'), '<html>Not found</html>')
  await expect(findGuaranteeNotice(dir)).rejects.toThrow(`${dir}/zakonna-zaruka.svg is no picture`)
})
