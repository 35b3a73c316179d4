/** Loaded into the demo API under test: answers a message with the bytes that it holds after garbage collection. */
import process from 'node:process'
import { setImmediate as turn } from 'node:timers/promises'

/** Several, because one collection can free what only the next one collects. */
const COLLECTIONS = 5

process.on('message', () => {
  void (async () => {
    for (let done = 0; done < COLLECTIONS; done++) {
      globalThis.gc?.()
      await turn()
    }
    const { heapUsed, external } = process.memoryUsage()
    process.send?.(heapUsed + external)
  })()
})
