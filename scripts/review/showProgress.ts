/** Shows on one line of a terminal how much is done; elsewhere, such as in a log, a line for each tenth. */
export function showProgress(done: number, all: number): void {
  const line = `${done} of ${all} compared`
  if (process.stdout.isTTY) process.stdout.write(`\r${line}${done === all ? '\n' : ''}`)
  else if (Math.floor((done * 10) / all) > Math.floor(((done - 1) * 10) / all)) console.log(line)
}
