type Line = unknown[]

let tasks = 0
let lines: Line[] = []
let print: typeof console.error

/**
 * Runs a task and holds back what is printed by `console.error` meanwhile, until it ends. When it fails and `explain`
 * makes one error of what it threw and printed, that is thrown and nothing printed.
 */
export async function holdErrors<Result>(
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
