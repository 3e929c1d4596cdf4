/**
 * Mends a query that was damaged on the way: names in capitals, ampersands escaped for HTML, a second question mark that
 * begins another parameter. What a value says itself is encoded, so it stays as it is.
 */
export const mendQuery = (query: string): string =>
  query
    .replace(/&(?:amp(?:;|%3b))+|\?(?=[\w.]+=)/gi, '&')
    .replace(/(?:^\??|&)[^=&]+/g, (name) => name.toLowerCase())

/** Mends an address whose question mark was encoded, so that its query became part of its path. */
export const mendAddress = (href: string): string => href.replace(/^([^?#]*)%3f(\w+)(?:=|%3d)/i, '$1?$2=')
