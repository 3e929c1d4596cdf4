import { useState } from 'react'
import { BlogPage } from '@/components/blog/BlogPage'
import type { BlogView } from '@/data/site/blogView'
import { names } from '../fixtures'
import { LiveFrame } from '../workbench/LiveFrame'

export default { title: 'Screens / Blog', meta: { path: '/blog' } }

type ChosenBlogProps = {
  /** The initial search and category; the controls change them. */
  first: BlogView
}

function ChosenBlog({ first }: ChosenBlogProps) {
  const [view, setView] = useState(first)
  return <BlogPage view={view} onViewChange={setView} />
}

const page = (view: BlogView = {}) => (
  <LiveFrame>
    <ChosenBlog first={view} />
  </LiveFrame>
)

export const Front = () => page()

export const Announcements = () => page({ category: 'announcements' })

export const Education = () => page({ category: 'education' })

export const Analysis = () => page({ category: 'analysis' })

export const Features = () => page({ category: 'features' })

export const Searched = () => page({ q: 'KCC' })

export const SearchedInACategory = () => page({ q: 'leverage', category: 'education' })

export const NothingFound = () => page({ q: 'quantum' })

export const NothingFoundInACategory = () => page({ q: 'leverage', category: 'features' })

export const NothingFoundForALongWord = () => page({ q: names.unbroken, category: 'analysis' })

export const NothingFoundForRightToLeftText = () => page({ q: names.rightToLeft })

export const NothingFoundForMarkup = () => page({ q: names.markup })
