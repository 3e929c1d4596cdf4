import { createFileRoute, useHydrated } from '@tanstack/react-router'
import { BlogPage } from '@/components/blog/BlogPage'
import { type BlogView, readBlogView } from '@/data/rules/blogView'

export const Route = createFileRoute('/_public/blog')({
  staticData: {
    title: 'Blog',
    hasOwnNewsletter: true,
    description: 'Product news, guides and market analysis from the King Exchange team.',
  },
  validateSearch: readBlogView,
  component: Articles,
})

const everything: BlogView = {}

function Articles() {
  const view = Route.useSearch()
  const navigate = Route.useNavigate()
  // The page is prerendered with all articles, and hydration has to match that.
  const isHydrated = useHydrated()
  return (
    <BlogPage
      view={isHydrated ? view : everything}
      onViewChange={(search, how) => void navigate({ search, replace: how === 'typed', resetScroll: false })}
    />
  )
}
