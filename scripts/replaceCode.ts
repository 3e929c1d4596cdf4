/** What stands in a module of a package, and what is to stand there instead. */
export type Replacement = [before: string, after: string]

/** The code with its replacements. Throws where an upgrade no longer has what is to be replaced. */
export function replaceCode(file: string, code: string, replacements: Replacement[]): string {
  return replacements.reduce((text, [before, after]) => {
    if (!text.includes(before)) throw new Error(`${file} no longer contains: ${before}`)
    return text.replaceAll(before, after)
  }, code)
}
