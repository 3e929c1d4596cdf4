// What is said where code or the site itself does not come. Small, because inline scripts of the documents hold some of it.

/** Advice if the site cannot be reached. */
export const advice = 'Check your connection and try again.'

/** The page could not be loaded. */
export const notLoaded = 'It could not be loaded.'

/** A retry has failed. */
export const stillNotLoaded = 'It still could not be loaded.'

/** The label of the button below a page whose scripts do not come. */
export const retryOffer = 'Check your connection. Retry'

/** The notice after a press whose code was gone, for which the document was reloaded. */
export const pageRenewed = {
  title: 'Page loaded again',
  description:
    'King Exchange was updated meanwhile, so this page was loaded again, and nothing was sent. What you typed is still here, except passwords. Please try once more.',
}

/** The notice of a search whose code is missing. */
export const searchNotLoaded = {
  title: 'Search could not be loaded',
  description: 'Check your connection, then reload the page.',
}
