/**
 * Mends a query that was damaged on the way: names in capitals, ampersands escaped for HTML, a second question mark that
 * begins another parameter. What a value says itself is encoded, so it stays as it is.
 */
export const mendQuery = (query: string): string =>
  query
    .replace(/&(?:amp(?:;|%3b))+|\?(?=[\w.]+=)/gi, '&')
    .replace(/(?:^\??|&)[^=&]+/g, (name) => name.toLowerCase())
