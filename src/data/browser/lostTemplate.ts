/** The id of the template that a document without content holds for when the site cannot start. */
export const lostTemplateId = 'lost'

/** What the visitor can do if the site cannot be reached. */
export const advice = 'Check your connection and try again.'
