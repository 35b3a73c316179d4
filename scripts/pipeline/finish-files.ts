import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, relative } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { parseBuildEnv, type Env } from '../../src/config/build-env.ts'
import { filesBelow } from './atomic-files.ts'
import { finishFile } from './finish-file.ts'
import { addPagePolicy, readOrigins } from './headers/content-security-policy.ts'
import { escapeAttributes } from './headers/inline-code.ts'
import { inThread } from './in-thread.ts'
import { lighterPages } from './lighter-pages.ts'

/** So many pages take one processor 2 s, and a thread takes 0.5 s to start. */
const FILES_FOR_A_THREAD = 500

/**
 * Finishes what Astro and the build have written, and reads each file once, on all processors. A file that has its `.br` is
 * finished. Later steps must not change a file. Netlify compresses files itself, and uploads only those whose content has changed.
 * @param before the shop before @throws {EnvError}
 */
export async function finishFiles(dir: string, env: Env, before: string): Promise<void> {
  const { isNetlify } = parseBuildEnv(env)
  // Pages come first: they write the script that their islands share. For Netlify other files need not be read.
  for (const isPage of isNetlify ? [true] : [true, false]) {
    const all = new Set(filesBelow(dir))
    const files = [...all].filter(
      (file) => file.endsWith('.html') === isPage && !file.endsWith('.br') && !all.has(`${file}.br`),
    )
    const threads = Math.min(availableParallelism(), Math.ceil(files.length / FILES_FOR_A_THREAD))
    await Promise.all(
      Array.from({ length: threads }, (_, thread) => {
        const part = [files.filter((__, at) => at % threads === thread), dir, env, before] as const
        // This thread does the last part.
        return thread === threads - 1
          ? finishSome(...part)
          : inThread<typeof finishSome>(new URL(import.meta.url), 'finishSome', ...part)
      }),
    )
  }
}

/**
 * Finishes these files of the shop in `dir`: pages get lighter, safe attributes and their policies. Calls that block are quicker here
 * than promises. @param before the shop before @throws {EnvError} @public threads call it by its name
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
