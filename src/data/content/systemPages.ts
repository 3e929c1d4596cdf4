const unaffected = 'Your account and your balances are not affected.'

/** The label of the way out of a page without content. */
export const goHome = 'Go to the home page'

/** The page, or the part of one, that could not be shown. */
export const crash = {
  title: 'This page could not be shown',
  text: `Something went wrong on our side. ${unaffected}`,
  part: `This part of the page could not be shown. ${unaffected}`,
}

/** The page of an unknown address, which stands between the first two texts. */
export const notFound = {
  before: 'There is no page at',
  thisAddress: 'this address',
  after: 'Check the address, or go on from here.',
}

/** Texts of a page that needs scripts, for browsers without them. */
export const scriptless = {
  title: 'This page needs JavaScript',
  text: 'King Exchange needs JavaScript to log you in and show your balances. Allow it in your browser’s settings and load this page again.',
}

/** The heading above the columns of a table that is not built yet. */
export const plannedColumns = 'Planned columns'
