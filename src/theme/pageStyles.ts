/** The id of the style tag of a prerendered document. */
export const pageStylesId = 'page-styles'

/** The short name of the style that is the `index`th of its document; Emotion's hashes have more characters. */
export const shortName = (index: number) => index.toString(36)
