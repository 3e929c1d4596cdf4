import { createFileRoute, useHydrated } from '@tanstack/react-router'
import { BlogPage } from '@/components/blog/BlogPage'
import { type BlogView, readBlogView } from '@/data/rules/blogView'

export const Route = createFileRoute('/_public/blog')({
  staticData: {
    title: 'Blog',
    description: 'Announcements, courses, analysis and features from the people who run King Exchange.',
  },
  validateSearch: readBlogView,
  component: Articles,
})

const everything: BlogView = {}

function Articles() {
  const view = Route.useSearch()
  const navigate = Route.useNavigate()
  // The prerendered page shows all articles, so what takes it over has to begin there.
  const isHydrated = useHydrated()
  return (
    <BlogPage
      view={isHydrated ? view : everything}
      onViewChange={(search, how) => void navigate({ search, replace: how === 'typed', resetScroll: false })}
    />
  )
}
