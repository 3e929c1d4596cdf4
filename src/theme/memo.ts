/** More results than a page ever has, for a function that is called with ever new values. */
const limit = 5_000

/** No text in a style begins with the character that marks what is neither a text nor an object. */
function keyOf(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : `\0${String(value)}`
}

/**
 * Remembers the results of a pure function by what is in its arguments. The build puts it in the place of Chakra's own,
 * which sorts the keys of every argument and moves every result it finds to the end of a list: see decision 029.
 */
export function memo<Arguments extends unknown[], Result>(compute: (...values: Arguments) => Result) {
  let results = new Map<string, Result>()
  return (...values: Arguments): Result => {
    let key = keyOf(values[0])
    for (let index = 1; index < values.length; index += 1) key += `\0${keyOf(values[index])}`
    const known = results.get(key)
    if (known !== undefined) return known
    const result = compute(...values)
    if (results.size >= limit) results = new Map()
    results.set(key, result)
    return result
  }
}
