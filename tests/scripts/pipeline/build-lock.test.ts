import { spawnSync } from 'node:child_process'
import { cp, readFile, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { execPath, pid } from 'node:process'
import { expect, it } from 'vitest'
import { tempFolder, writeFiles } from '../../fixtures/temp-folder.ts'
import { serveForTest } from '../../fixtures/test-server.ts'
import { runScript } from '../run-script.ts'

const LOCK = '.cache/build.lock'

async function checkout() {
  const folder = await tempFolder()
  await cp('src/config', join(folder, 'src/config'), { recursive: true })
  return folder
}

it('a build beside another command exits with 1 and names its process; it takes over the lock of a killed one', async () => {
  const folder = await checkout()
  const buildBeside = async (holder: number) => {
    await writeFiles(folder, { [LOCK]: `${holder} pull` })
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

it('a build takes over a lock that nobody renews, though another process has its number', async () => {
  const folder = await checkout()
  await writeFiles(folder, { [LOCK]: `${pid} build` })
  const old = new Date(Date.now() - 120_000)
  await utimes(join(folder, LOCK), old, old)
  expect((await runScript('build.ts', folder)).output).toContain('chýba SHOP_API_URL')
})

it('a build repeats itself once for all the builds that it refused, and ends with the code of the last', async () => {
  const folder = await checkout()
  let refused: Promise<string[]> | undefined
  let builds = 0
  const api = await serveForTest((_, response) => {
    refused ??= Promise.all([build(), build()])
    void refused.then(() => response.writeHead(404).end())
  })
  const build = async () => {
    builds += 1
    const { code, output } = await runScript('build.ts', folder, { SHOP_API_URL: api.url })
    return `${code} ${output}`
  }
  const first = await build()
  const answer = expect.stringMatching(/^1 [^]*zostavuje obchod proces \d+[^]*zostaví ho ešte raz/)
  expect([builds, await refused]).toEqual([3, [answer, answer]])
  expect(first.match(/Obchod sa nezostavil/g)).toHaveLength(2)
  await expect(readFile(join(folder, LOCK))).rejects.toThrow('ENOENT')
})
