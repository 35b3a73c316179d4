import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { execPath } from 'node:process'
import { fileURLToPath } from 'node:url'

export interface ScriptResult {
  code: number | null
  output: string
  reason: string
}

/** Runs one of `scripts/` in a folder, with nothing in its environment but `env` and the permission to use samples. */
export async function runScript(
  name: string,
  folder: string,
  env: Readonly<Record<string, string>> = {},
  killed?: AbortSignal,
): Promise<ScriptResult> {
  const script = fileURLToPath(new URL(`../../scripts/${name}`, import.meta.url))
  const child = spawn(execPath, [script], {
    cwd: folder,
    env: { PATH: process.env['PATH'], ALLOW_SAMPLES: '1', ...env },
  })
  killed?.addEventListener('abort', () => child.kill('SIGKILL'))
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => (output += part.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, output, reason: output.trim().split('\n').at(-1) ?? '' }
}
