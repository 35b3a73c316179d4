import { readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { parseBuildEnv, type Env } from '../../src/config/build-env.ts'
import { addPagePolicy, readOrigins } from './headers/content-security-policy.ts'
import { escapeAttributes } from './headers/inline-code.ts'
import { finishFile } from './finish-file.ts'
import { lighterPages } from './lighter-pages.ts'

/**
 * Finishes these files of the shop in `dir`: pages get lighter, safe attributes and their policies. Calls that block are quicker here
 * than promises. @param before the shop before @throws {EnvError}
 */
export async function finishSome(
  files: readonly string[],
  dir: string,
  env: Env,
  before: string,
): Promise<void> {
  const { isNetlify } = parseBuildEnv(env)
  const origins = readOrigins(env)
  const makeLighter = lighterPages(dir)
  for (const file of files) {
    let content = readFileSync(file)
    if (file.endsWith('.html')) {
      content = Buffer.from(addPagePolicy(makeLighter(escapeAttributes(content.toString())), origins))
      writeFileSync(file, content)
    }
    if (!isNetlify) finishFile(file, content, join(before, relative(dir, file)))
    // A build that is stopped ends between two files.
    await setImmediate()
  }
}
