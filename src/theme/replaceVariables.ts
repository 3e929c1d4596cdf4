/** A value of a style in which the variables of `known` are replaced. */
export function replaceVariables(text: string, known: Readonly<Record<string, string>>): string {
  return text.replace(/var\((--[^(),]+)\)/g, (reference, name: string) => known[name] ?? reference)
}
