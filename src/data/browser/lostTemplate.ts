/** The id of the template that a document without content holds for when the site cannot start. */
export const lostTemplateId = 'lost'
