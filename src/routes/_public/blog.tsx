import { createFileRoute } from '@tanstack/react-router'
import { BlogPage } from '@/components/blog/BlogPage'

export const Route = createFileRoute('/_public/blog')({
  staticData: {
    title: 'Blog',
    description: 'Announcements, courses, analysis and features from the people who run King Exchange.',
  },
  component: Articles,
})

function Articles() {
  return <BlogPage />
}
