import { readSearch } from './searchText'

/** The blog's categories, in the order of its filters. */
export const blogCategories = ['announcements', 'education', 'analysis', 'features'] as const

export type BlogCategory = (typeof blogCategories)[number]

/** The search and the category in the address; without a category all articles are shown. */
export type BlogView = { q?: string | undefined; category?: BlogCategory | undefined }

/** Reads the view from the address; invalid values are ignored. */
export const readBlogView = ({ q, category }: Record<string, unknown>): BlogView => ({
  q: readSearch(q),
  category: blogCategories.find((known) => known === category),
})

/** Whether the view is narrowed by a search or a category. */
export const isNarrowed = ({ q, category }: BlogView) => category !== undefined || !!q?.trim()
