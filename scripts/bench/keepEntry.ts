/** Where `npm run bench` puts its newest entry in the log. */
export const newestFirst = '<!-- npm run bench writes here, the newest first -->'

/** The log with an entry more, above the older ones. Throws where the log has no place for it. */
export function keepEntry(log: string, heading: string, parts: string[]): string {
  const [before, after] = log.split(newestFirst)
  if (after === undefined) throw new Error(`The log has no line "${newestFirst}".`)
  const entry = [`### ${heading}`, ...parts].join('\n\n')
  const older = after.trim() === '' ? '' : `\n${after.trimStart()}`
  return `${before}${newestFirst}\n\n${entry}\n${older}`
}
