/** The id of the style tag of a prerendered document. */
export const pageStylesId = 'page-styles'

/** The id of the style tag with the typefaces that a prerendered document loads. */
export const typefacesId = 'typefaces'

/** The id of the template that a document without content holds for when the site cannot start. */
export const lostTemplateId = 'lost'
