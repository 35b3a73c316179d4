import { availableParallelism } from 'node:os'
import { parseBuildEnv, type Env } from '../../src/config/build-env.ts'
import { filesBelow } from './atomic-files.ts'
import { finishSome } from './finish-some.ts'
import { inThread } from './in-thread.ts'

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
        const own = files.filter((__, at) => at % threads === thread)
        // This thread does the last part.
        return thread === threads - 1
          ? finishSome(own, dir, env, before)
          : inThread<typeof finishSome>(
              new URL('./finish-some.ts', import.meta.url),
              'finishSome',
              own,
              dir,
              env,
              before,
            )
      }),
    )
  }
}
