/** Runs Stryker with the arguments that it is given; installs it when it is not there. */
import { argv, exit } from 'node:process'
import { runNode } from '../child.ts'
import { installBeside } from '../install-beside.ts'

installBeside(new URL('.', import.meta.url))
const stryker = 'scripts/mutation/node_modules/@stryker-mutator/core/bin/stryker.js'
exit(await runNode([stryker, 'run', 'scripts/mutation/stryker.config.js', ...argv.slice(2)]))
