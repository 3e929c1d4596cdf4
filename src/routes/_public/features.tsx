import { createFileRoute } from '@tanstack/react-router'
import { FeaturesPage } from '@/components/features/FeaturesPage'
import { descriptions } from '@/data/content/descriptions'

export const Route = createFileRoute('/_public/features')({
  staticData: {
    title: 'Features',
    description: descriptions.features,
  },
  component: AllFeatures,
})

function AllFeatures() {
  return <FeaturesPage />
}
