import { loadIslands } from '@king-exchange/fast-pages/react'
import { createFileRoute } from '@tanstack/react-router'
import { FeaturesPage } from '@/components/features/FeaturesPage'
import { featuresEnding, otherChapters } from '@/components/features/islands'
import { descriptions } from '@/data/content/descriptions'

export const Route = createFileRoute('/_public/features')({
  codeSplitGroupings: [['loader', 'component']],
  staticData: {
    title: 'Features',
    description: descriptions.features,
  },
  // Awaited: the index in the first screen leads to all chapters.
  loader: () => loadIslands([otherChapters, featuresEnding]),
  component: AllFeatures,
})

function AllFeatures() {
  return <FeaturesPage />
}
