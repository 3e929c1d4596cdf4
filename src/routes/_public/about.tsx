import { createFileRoute } from '@tanstack/react-router'
import { AboutPage } from '@/components/about/AboutPage'
import { descriptions } from '@/data/content/descriptions'

export const Route = createFileRoute('/_public/about')({
  staticData: {
    title: 'About us',
    description: descriptions.about,
  },
  component: AboutUs,
})

function AboutUs() {
  return <AboutPage />
}
