import { spawn } from 'node:child_process'
import { execPath } from 'node:process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const MODULE = fileURLToPath(new URL('../../scripts/end-with-npm.ts', import.meta.url))
const SCRIPT = `
  import { endWithNpm } from ${JSON.stringify(MODULE)}
  process.on('SIGTERM', () => { console.log('ended'); process.exit() })
  endWithNpm()
  setTimeout(() => process.exit(), 3000)
  console.log('started')`

/** What a script says whose shell is killed, as npm kills it, until the script ends. */
async function killShell(): Promise<string> {
  const shell = spawn('sh', ['-c', '"$0" --input-type=module -e "$1"; true', execPath, SCRIPT], {
    env: { ...process.env, npm_lifecycle_event: 'dev' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  for await (const chunk of shell.stdout as AsyncIterable<Buffer>) {
    said += chunk.toString()
    if (said.includes('started')) shell.kill('SIGTERM')
  }
  return said
}

test('a script ends when npm, which started it, was told to end', async () => {
  expect(await killShell()).toBe('started\nended\n')
})
