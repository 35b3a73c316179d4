/** Sets up git hooks in a developer's checkout: they format and lint the staged files before a commit. */
import { existsSync } from 'node:fs'
import { env } from 'node:process'

const isForDevelopers = !env['CI'] && existsSync('.git') && existsSync('node_modules/simple-git-hooks')
if (isForDevelopers) {
  const { execa } = await import('execa')
  await execa('simple-git-hooks', { preferLocal: true, reject: false, stdio: 'inherit' })
}
