/** Loaded into a demo API that a test watches: tells, when asked, how many bytes it holds once rubbish is swept out. */
import process from 'node:process'
import { setImmediate as turn } from 'node:timers/promises'

/** What is given back when something else has been swept out is swept out the next time. */
const SWEEPS = 5

process.on('message', () => {
  void (async () => {
    for (let sweep = 0; sweep < SWEEPS; sweep++) {
      globalThis.gc?.()
      await turn()
    }
    const { heapUsed, external } = process.memoryUsage()
    process.send?.(heapUsed + external)
  })()
})
