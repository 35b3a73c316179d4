import { Worker } from 'node:worker_threads'

/** Plain JavaScript, because it is given to the worker as a text. */
const WATCH = `
const { workerData: { ms, message } } = require('node:worker_threads')
setTimeout(() => {
  require('node:fs').writeSync(2, message)
  process.kill(process.pid, 'SIGKILL')
}, ms)`

/**
 * Ends this process by a signal after some milliseconds, from a thread of its own: a timer of the main thread is never
 * called while that one computes, be it a regular expression or a parser that does not end.
 * @returns what calls it off
 */
export function endAfter(ms: number, message: string): () => void {
  const watch = new Worker(WATCH, { eval: true, execArgv: [], workerData: { ms, message } })
  watch.unref()
  return () => void watch.terminate()
}
