/** The id of the style tag of a prerendered document. */
export const pageStylesId = 'page-styles'

/** The id of the style tag with the typefaces that a prerendered document loads. */
export const typefacesId = 'typefaces'

/** The short name of the style that is the `index`th of its document; Emotion's hashes have more characters. */
export const shortName = (index: number) => index.toString(36)
