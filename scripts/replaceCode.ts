/** What stands in a module of a package, from a text to the next one that is another, and what is to stand there instead. */
export type Replacement = [before: string | { from: string; to: string }, after: string]

/** The code with its replacements. Throws where an upgrade no longer has what is to be replaced. */
export function replaceCode(file: string, code: string, replacements: Replacement[]): string {
  return replacements.reduce((text, [before, after]) => {
    const { from, to } = typeof before === 'string' ? { from: before, to: '' } : before
    const start = text.indexOf(from)
    const end = text.indexOf(to, start + from.length)
    if (start < 0 || end < 0) throw new Error(`${file} no longer contains: ${from} … ${to}`)
    if (to === '') return text.replaceAll(from, after)
    return text.slice(0, start) + after + text.slice(end + to.length)
  }, code)
}
