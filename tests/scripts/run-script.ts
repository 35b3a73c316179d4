import { env } from 'node:process'
import { fileURLToPath } from 'node:url'
import { execaNode } from 'execa'

/** The compiled code of the repository's own builds: a script that starts in an empty folder would compile everything again. */
const COMPILED = fileURLToPath(new URL('../../.cache/compiled', import.meta.url))

export interface ScriptResult {
  code: number | undefined
  output: string
  reason: string
}

/** Runs a script of `scripts/` in a folder, with the variables `own` and with samples allowed. */
export async function runScript(
  name: string,
  folder: string,
  own: Readonly<Record<string, string>> = {},
  killed?: AbortSignal,
  args: readonly string[] = [],
): Promise<ScriptResult> {
  const { exitCode, all } = await execaNode(
    fileURLToPath(new URL(`../../scripts/${name}`, import.meta.url)),
    args,
    {
      cwd: folder,
      env: { PATH: env['PATH'], NODE_COMPILE_CACHE: COMPILED, ALLOW_SAMPLES: '1', ...own },
      extendEnv: false,
      all: true,
      reject: false,
      killSignal: 'SIGKILL',
      ...(killed && { cancelSignal: killed }),
    },
  )
  return { code: exitCode, output: all, reason: all.trim().split('\n').at(-1) ?? '' }
}
