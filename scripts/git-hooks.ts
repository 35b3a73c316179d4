/** Has git format and lint what is about to be committed, in a developer's checkout and nowhere else. */
import { existsSync } from 'node:fs'
import { env } from 'node:process'

const isForDevelopers = !env['CI'] && existsSync('.git') && existsSync('node_modules/simple-git-hooks')
if (isForDevelopers) {
  const { execa } = await import('execa')
  await execa('simple-git-hooks', { preferLocal: true, reject: false, stdio: 'inherit' })
}
