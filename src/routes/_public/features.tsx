import { createFileRoute } from '@tanstack/react-router'
import { FeaturesPage } from '@/components/features/FeaturesPage'

export const Route = createFileRoute('/_public/features')({
  staticData: {
    title: 'Features',
    description: 'What King Exchange offers: trading, staking, NFTs, King Cards, builder tools and security.',
  },
  component: AllFeatures,
})

function AllFeatures() {
  return <FeaturesPage />
}
