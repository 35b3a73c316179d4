import { spawnSync } from 'node:child_process'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { execPath, pid } from 'node:process'
import { expect, it } from 'vitest'
import { tempFolder, writeFiles } from '../../fixtures/temp-folder.ts'
import { runScript } from '../run-script.ts'

it('a build beside another command exits with 1 and names its process; it takes over the lock of a killed one', async () => {
  const folder = await tempFolder()
  await cp('src/config', join(folder, 'src/config'), { recursive: true })
  const buildBeside = async (holder: number) => {
    await writeFiles(folder, { '.cache/build.lock': String(holder) })
    const { code, output } = await runScript('build.ts', folder)
    return [code, output]
  }
  expect(await buildBeside(pid)).toEqual([
    1,
    expect.stringContaining(`V tomto priečinku práve pracuje proces ${pid}`),
  ])
  const ended = spawnSync(execPath, ['--version']).pid
  expect(await buildBeside(ended)).toEqual([1, expect.stringContaining('chýba SHOP_API_URL')])
})
