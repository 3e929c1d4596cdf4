import { createFileRoute } from '@tanstack/react-router'
import { FeaturesPage } from '@/components/features/FeaturesPage'

export const Route = createFileRoute('/_public/features')({
  staticData: {
    title: 'Features',
    description:
      'Everything on King Exchange by category: trading, staking, cards, NFTs, tools and security.',
  },
  component: AllFeatures,
})

function AllFeatures() {
  return <FeaturesPage />
}
