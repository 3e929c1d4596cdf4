/** The texts of the site's search. */
export const searchTexts = {
  label: 'Search pages, assets, articles and actions',
  placeholder: 'Search pages, assets and articles',
  nothing: 'Nothing found. You can look elsewhere.',
  inMarket: (text: string) => `Search the market for “${text}”`,
  inBlog: (text: string) => `Search the blog for “${text}”`,
  copy: 'Copy link to this page',
  notCopied: 'Couldn’t copy: the link is in the address bar',
  accountAfterLogin: 'Your account, after login',
}
