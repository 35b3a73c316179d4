/** Has git format and lint what is about to be committed, in a developer's checkout and nowhere else. */
import { existsSync } from 'node:fs'
import { env } from 'node:process'
import { runNode } from './child.ts'
import { packageBin } from './package-bin.ts'

const isForDevelopers = !env['CI'] && existsSync('.git') && existsSync('node_modules/simple-git-hooks')
if (isForDevelopers) await runNode([packageBin('simple-git-hooks')])
