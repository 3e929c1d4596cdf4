/** Names that are written in another way than as words of an address. */
const spellings = ['API', 'Apple', 'Google', 'iOS', 'KCC', 'KYC', 'OAuth', 'QR', 'VIP']

/** A text with its names as they are written. */
export const spelled = (text: string) =>
  spellings.reduce((all, spelling) => all.replace(new RegExp(`\\b${spelling}\\b`, 'gi'), spelling), text)

/** A part of an id in words: `kcc-price` as `KCC price`. */
export const inWords = (part: string) =>
  spelled(part.charAt(0).toUpperCase() + part.slice(1).replaceAll('-', ' '))
