import { useHydratedValue } from '@king-exchange/fast-pages/react'
import { createFileRoute } from '@tanstack/react-router'
import { BlogPage } from '@/components/blog/BlogPage'
import { descriptions } from '@/data/content/descriptions'
import { type BlogView, parseBlogView } from '@/data/site/blogView'

export const Route = createFileRoute('/_public/blog')({
  staticData: {
    title: 'Blog',
    hasOwnNewsletter: true,
    description: descriptions.blog,
  },
  validateSearch: parseBlogView,
  component: Articles,
})

const everything: BlogView = {}

function Articles() {
  const search = Route.useSearch({
    select: (view) => (Object.values(view).some(Boolean) ? view : everything),
    structuralSharing: true,
  })
  const navigate = Route.useNavigate()
  // The page is prerendered with all articles.
  const view = useHydratedValue(search, everything)
  return (
    <BlogPage
      view={view}
      onViewChange={(search, how) => void navigate({ search, replace: how === 'typed', resetScroll: false })}
    />
  )
}
