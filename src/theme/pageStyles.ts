/** The id of the style tag of a prerendered document. */
export const pageStylesId = 'page-styles'

/** The id of the style tag with the typefaces that a prerendered document loads. */
export const typefacesId = 'typefaces'
