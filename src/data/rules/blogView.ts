import { readSearch } from './searchText'

/** The blog's categories, in the order of its filters; without one, all are shown. */
export const blogCategories = ['announcements', 'education', 'analysis', 'features'] as const

export type BlogCategory = (typeof blogCategories)[number]

/** Which articles are asked for. */
export type BlogView = { q?: string | undefined; category?: BlogCategory | undefined }

/** Reads the view from the address: what makes no sense there counts as not asked for. */
export const readBlogView = ({ q, category }: Record<string, unknown>): BlogView => ({
  q: readSearch(q),
  category: blogCategories.find((known) => known === category),
})

/** Whether the view asks for less than all articles. */
export const isNarrowed = ({ q, category }: BlogView) => category !== undefined || !!q?.trim()
