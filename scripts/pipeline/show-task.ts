import { Listr } from 'listr2'

/** What a terminal shows of a piece of work while it goes on. */
interface ShownTask {
  title: string
  /** The last line that it says of its progress. */
  output: string
}

/** Does a piece of work and shows how far it is: a live display in a terminal, plain lines elsewhere. */
export async function showTask<T>(title: string, work: (task: ShownTask) => Promise<T>): Promise<T> {
  const { result } = await new Listr<{ result: T }>(
    [
      {
        title,
        task: async (context, task) => {
          context.result = await work(task)
        },
      },
    ],
    { fallbackRenderer: 'simple', rendererOptions: { showErrorMessage: false } },
  ).run()
  return result
}
