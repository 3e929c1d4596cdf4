import { islandsLoader } from '@king-exchange/fast-pages/react'
import { createFileRoute } from '@tanstack/react-router'
import { AboutPage } from '@/components/about/AboutPage'
import { teamAndValues } from '@/components/about/islands'
import { descriptions } from '@/data/content/descriptions'

export const Route = createFileRoute('/_public/about')({
  codeSplitGroupings: [['loader', 'component']],
  staticData: {
    title: 'About us',
    description: descriptions.about,
  },
  loader: islandsLoader([teamAndValues]),
  component: AboutUs,
})

function AboutUs() {
  return <AboutPage />
}
