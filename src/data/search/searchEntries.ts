import type { LinkProps } from '@tanstack/react-router'
import { accountNavigation } from '@/data/account/accountNavigation'
import { adminNavigation } from '@/data/account/adminNavigation'
import { blogPosts, categoryNames } from '@/data/content/blog'
import { placeholders } from '@/data/content/placeholders'
import { searchTexts } from '@/data/content/search'
import { marketAssets } from '@/data/market/marketAssets'
import { footerNavigation, mainNavigation, type NavigationItem } from '@/data/site/navigation'
import { quoteSearch, reduceSearch } from '@/data/text/searchText'
import { entryOf } from '@/data/text/shapes'
import type { Findable } from './findEntries'
import { searchKeywords } from './searchKeywords'

/** The headings above the results. */
export const searchGroups = {
  pages: 'Pages',
  account: 'Your account',
  accountAfterLogin: searchTexts.accountAfterLogin,
  admin: 'Admin area',
  assets: 'Assets',
  articles: 'Articles',
  actions: 'Actions',
  elsewhere: 'Look elsewhere',
} as const

/** A result of the search; `SearchDialog` acts for one without an address. */
export type SearchEntry = Findable<keyof typeof searchGroups> & {
  id: string
  /** Said beside its name. */
  note?: string
  address?: Pick<LinkProps, 'to' | 'hash' | 'search' | 'state'>
  /** Shown before anything is typed. */
  isSuggested?: boolean
}

/** The visitor and the area of the search. */
export type Searcher = { isSignedIn: boolean; isInAdmin: boolean }

const constructions = new Map<string, { title: string; promise: string }>(
  Object.values(placeholders)
    .flat()
    .map((page) => [page.to, page]),
)

/** A page's texts; one under construction has its own title and promise. */
function pageEntry({ name, to, hash }: NavigationItem) {
  const id = hash ? `${to}#${hash}` : to
  const construction = constructions.get(to)
  const keywords = entryOf(searchKeywords, id)
  return {
    id,
    name,
    ...(construction ? { about: construction.promise } : null),
    ...(construction && construction.title !== name ? { otherNames: construction.title } : null),
    ...(keywords ? { keywords } : null),
    ...(hash ? { note: 'Features' } : null),
    address: hash ? { to, hash } : { to },
  }
}

/** The public pages; a second name for the same address is another name of the first. */
const publicPages = [...footerNavigation.flatMap(({ items }) => items)].reduce((pages, item) => {
  const page = pageEntry(item)
  const known = pages.get(page.id)
  const otherNames = [known?.otherNames, item.name].filter(Boolean).join(', ')
  return pages.set(
    page.id,
    known
      ? { ...known, otherNames }
      : { ...page, group: 'pages', isSuggested: mainNavigation.includes(item) },
  )
}, new Map<string, SearchEntry>())

const assets = marketAssets.map(
  ({ symbol, name, featured }): SearchEntry => ({
    id: `asset-${symbol}`,
    group: 'assets',
    name,
    symbol,
    ...(featured ? { otherNames: 'King Token' } : null),
    keywords: 'price coin token buy sell trade',
    note: symbol,
    address: { to: '/market', search: { asset: symbol } },
  }),
)

const articles = blogPosts.map(
  ({ id, title, excerpt, category, author }): SearchEntry => ({
    id: `article-${id}`,
    group: 'articles',
    name: title,
    otherNames: author,
    keywords: `${categoryNames[category]} blog article`,
    about: excerpt,
    note: categoryNames[category],
    address: { to: '/blog', search: { q: reduceSearch(title) } },
  }),
)

/** Everything that has an address, in the order of the groups for this visitor. */
export function searchEntries({ isSignedIn, isInAdmin }: Searcher): SearchEntry[] {
  const admin = adminNavigation.map((item): SearchEntry => {
    const page = pageEntry(item)
    return {
      ...page,
      group: 'admin',
      keywords: 'admin',
      isSuggested: isInAdmin,
      ...(isInAdmin ? null : { onlyWith: 'admin' }),
    }
  })
  const account = accountNavigation.map(
    (item): SearchEntry => ({
      ...pageEntry(item),
      group: isSignedIn ? 'account' : 'accountAfterLogin',
      isSuggested: isSignedIn && !isInAdmin,
    }),
  )
  const pages = [...publicPages.values()].map((page) => ({
    ...page,
    isSuggested: page.isSuggested === true && !isSignedIn && !isInAdmin,
  }))
  return [
    ...(isInAdmin ? admin : []),
    ...(isSignedIn ? account : []),
    ...pages,
    ...assets,
    ...(isSignedIn ? [] : account),
    ...articles,
    ...(isInAdmin ? [] : admin),
  ]
}

/** Links to other searches and the support, for a search that finds nothing. */
export const elsewhereEntries = (text: string): SearchEntry[] => [
  {
    id: 'elsewhere-market',
    group: 'elsewhere',
    name: searchTexts.inMarket(quoteSearch(text)),
    address: { to: '/market', search: { q: reduceSearch(text.trim()) } },
  },
  {
    id: 'elsewhere-blog',
    group: 'elsewhere',
    name: searchTexts.inBlog(quoteSearch(text)),
    address: { to: '/blog', search: { q: reduceSearch(text.trim()) } },
  },
  { id: 'elsewhere-support', group: 'elsewhere', name: 'Contact support', address: { to: '/contact' } },
]
