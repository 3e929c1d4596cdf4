import src from './pictures/dashboard-narrow.webp'

/** The dashboard as a phone shows it; its size in pixels keeps its place. `npm run pictures` takes it from the workbench. */
export const dashboardOnPhone = {
  src,
  width: 750,
  height: 1440,
  alt: 'The dashboard of the demo account with its total balance and a table of tokens',
}
