import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { digestInputs } from '../../../../scripts/pipeline/publish/inputs-digest.ts'
import { tempFolder, writeFiles } from '../../../fixtures/temp-folder.ts'

it('the digest of inputs changes with a file, its name or a setting, and not with tests and papers', async () => {
  const root = await tempFolder()
  await writeFiles(root, { 'src/cart.ts': 'a', 'package.json': '{}' })
  const before = await digestInputs(root, {})
  await writeFiles(root, { 'tests/cart.test.ts': 'test()', 'README.md': '#' })
  expect(await digestInputs(root, {})).toBe(before)
  expect(await digestInputs(root, { A: '1' })).not.toBe(before)
  await rename(join(root, 'src/cart.ts'), join(root, 'src/basket.ts'))
  const renamed = await digestInputs(root, {})
  expect(renamed).not.toBe(before)
  await writeFiles(root, { 'src/basket.ts': 'b' })
  expect(await digestInputs(root, {})).not.toBe(renamed)
})
