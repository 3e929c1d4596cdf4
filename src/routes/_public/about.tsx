import { createFileRoute } from '@tanstack/react-router'
import { AboutPage } from '@/components/about/AboutPage'

export const Route = createFileRoute('/_public/about')({
  staticData: {
    title: 'About us',
    description: 'Why King Exchange exists, the people who lead it, and what they hold themselves to.',
  },
  component: AboutUs,
})

function AboutUs() {
  return <AboutPage />
}
