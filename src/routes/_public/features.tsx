import { createFileRoute } from '@tanstack/react-router'
import { FeaturesPage } from '@/components/features/FeaturesPage'
import { featuresEnding, otherChapters } from '@/components/features/islands'
import { loadIslands } from '@/components/hydration/defineIsland'

export const Route = createFileRoute('/_public/features')({
  codeSplitGroupings: [['loader', 'component']],
  staticData: {
    title: 'Features',
    description: 'What King Exchange offers: trading, staking, NFTs, King Cards, builder tools and security.',
  },
  // Awaited: the index in the first screen leads to all chapters.
  loader: () => loadIslands([otherChapters, featuresEnding]),
  component: AllFeatures,
})

function AllFeatures() {
  return <FeaturesPage />
}
