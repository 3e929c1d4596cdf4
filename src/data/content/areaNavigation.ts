/** Stands above a sidebar of which every page is a placeholder. */
export const allSoon = 'All of these pages are coming soon.'
