type Line = unknown[]

let tasks = 0
let lines: Line[] = []
let print: typeof console.error

/**
 * Runs a task and buffers what `console.error` prints in the meantime until the task has ended. When it fails and
 * `explain` makes one error of what was thrown and printed, that error is thrown and nothing is printed.
 */
export async function deferErrors<Result>(
  task: () => Promise<Result>,
  explain: (errors: unknown[]) => Error | undefined,
): Promise<Result> {
  if (tasks++ === 0) {
    print = console.error
    console.error = (...line: Line) => void lines.push(line)
  }
  try {
    return await task()
  } catch (error) {
    const explained = explain([error, ...lines.flat()])
    if (explained) lines = []
    throw explained ?? error
  } finally {
    if (--tasks === 0) {
      console.error = print
      for (const line of lines) print(...line)
      lines = []
    }
  }
}
