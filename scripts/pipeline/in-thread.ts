import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'

interface Job {
  module: string
  name: string
  args: unknown[]
}

const isJob = (data: unknown): data is Job => typeof data === 'object' && data !== null && 'module' in data

/**
 * Calls a function in a thread of its own, while this one goes on. Arguments and result are copied.
 * @param module the address of the file that exports it @param name its name there @throws what it throws, as a plain error
 */
export function inThread<Work extends (...args: never[]) => unknown>(
  module: URL,
  name: string,
  ...args: Parameters<Work>
): Promise<Awaited<ReturnType<Work>>> {
  const job: Job = { module: module.href, name, args }
  const worker = new Worker(new URL(import.meta.url), { workerData: job })
  return new Promise((resolve, reject) => {
    worker.once('message', resolve).once('error', reject)
    worker.once('exit', () => reject(new Error(`The thread of ${name} ended without a result`)))
  })
}

async function run({ module, name, args }: Job): Promise<void> {
  const exported = (await import(module)) as Record<string, (...args: unknown[]) => unknown>
  parentPort?.postMessage(await exported[name]?.(...args))
}

const job: unknown = workerData
if (!isMainThread && isJob(job)) void run(job)
