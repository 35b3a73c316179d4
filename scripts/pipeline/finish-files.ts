import { readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import pLimit from 'p-limit'
import { parseBuildEnv, type Env } from '../../src/config/build-env.ts'
import { filesBelow } from './atomic-files.ts'
import { FILES_AT_A_TIME } from './built-site.ts'
import { addPagePolicy, readOrigins } from './headers/content-security-policy.ts'
import { escapeAttributes } from './headers/inline-code.ts'
import { finishFile } from './finish-file.ts'
import { lighterPages } from './lighter-pages.ts'

/**
 * Finishes what Astro and the build have written, and reads each file once: pages get lighter, safe attributes and their policies. A file
 * that has its `.br` is finished. Later steps must not change a file. Netlify compresses files itself, and uploads only those whose content has changed.
 * @param before the shop before @throws {EnvError}
 */
export async function finishFiles(dir: string, env: Env, before: string): Promise<void> {
  const { isNetlify } = parseBuildEnv(env)
  const origins = readOrigins(env)
  const makeLighter = lighterPages(dir)
  const finish = async (file: string) => {
    let content = await readFile(file)
    if (file.endsWith('.html')) {
      content = Buffer.from(addPagePolicy(makeLighter(escapeAttributes(content.toString())), origins))
      await writeFile(file, content)
    }
    if (!isNetlify) await finishFile(file, content, join(before, relative(dir, file)))
  }
  // Pages come first: they write the script that their islands share. For Netlify other files need not be read.
  for (const isPage of isNetlify ? [true] : [true, false]) {
    const all = new Set(filesBelow(dir))
    const files = [...all].filter(
      (file) => file.endsWith('.html') === isPage && !file.endsWith('.br') && !all.has(`${file}.br`),
    )
    await pLimit(FILES_AT_A_TIME).map(files, finish)
  }
}
