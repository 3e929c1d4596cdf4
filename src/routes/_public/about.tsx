import { createFileRoute } from '@tanstack/react-router'
import { AboutPage } from '@/components/about/AboutPage'

export const Route = createFileRoute('/_public/about')({
  staticData: {
    title: 'About us',
    description: 'The mission, figures, leadership team and values of King Exchange.',
  },
  component: AboutUs,
})

function AboutUs() {
  return <AboutPage />
}
