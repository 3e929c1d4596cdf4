import { createFileRoute } from '@tanstack/react-router'
import { AboutPage } from '@/components/about/AboutPage'
import { teamAndValues } from '@/components/about/islands'
import { islandsLoader } from '@/components/hydration/defineIsland'

export const Route = createFileRoute('/_public/about')({
  codeSplitGroupings: [['loader', 'component']],
  staticData: {
    title: 'About us',
    description: 'The mission, figures, leadership team and values of King Exchange.',
  },
  loader: islandsLoader([teamAndValues]),
  component: AboutUs,
})

function AboutUs() {
  return <AboutPage />
}
