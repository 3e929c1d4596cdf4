import { linkWords, parseChoice } from '@/data/text/linkWords'
import { parseSearchText } from '@/data/text/searchText'

/** The blog's categories, in the order of its filters. */
export const blogCategories = ['announcements', 'education', 'analysis', 'features'] as const

export type BlogCategory = (typeof blogCategories)[number]

/** The search and the category in the address; without a category all articles are shown. */
export type BlogView = { q?: string | undefined; category?: BlogCategory | undefined }

/** Parses the view in the address. A category that does not exist is searched for, so that it is told. */
export function parseBlogView({ q, category }: Record<string, unknown>): BlogView {
  const known = parseChoice(blogCategories, category)
  const [unknown = 'all'] = known ? [] : linkWords(category)
  return {
    q: parseSearchText(/^all$/i.test(unknown) ? q : [category, parseSearchText(q)].join(' ').trim()),
    category: known,
  }
}

/** True if the view is narrowed by a search or a category. */
export const isNarrowed = ({ q, category }: BlogView) => category !== undefined || !!q?.trim()
