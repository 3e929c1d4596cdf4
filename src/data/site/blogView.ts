import { linkWords, readChoice } from '@/data/text/linkWords'
import { readSearch } from '@/data/text/searchText'

/** The blog's categories, in the order of its filters. */
export const blogCategories = ['announcements', 'education', 'analysis', 'features'] as const

export type BlogCategory = (typeof blogCategories)[number]

/** The search and the category in the address; without a category all articles are shown. */
export type BlogView = { q?: string | undefined; category?: BlogCategory | undefined }

/** Reads the view from the address. A category that does not exist is searched for, so that it is told. */
export function readBlogView({ q, category }: Record<string, unknown>): BlogView {
  const known = readChoice(blogCategories, category)
  const [unknown = 'all'] = known ? [] : linkWords(category)
  return {
    q: readSearch(/^all$/i.test(unknown) ? q : [category, readSearch(q)].join(' ').trim()),
    category: known,
  }
}

/** True if the view is narrowed by a search or a category. */
export const isNarrowed = ({ q, category }: BlogView) => category !== undefined || !!q?.trim()
