import { islandsLoader } from '@king-exchange/fast-pages/react'
import { createFileRoute } from '@tanstack/react-router'
import { ApiPage } from '@/components/api/ApiPage'
import { planDetails } from '@/components/api/islands'
import { descriptions } from '@/data/content/descriptions'

export const Route = createFileRoute('/_public/api')({
  codeSplitGroupings: [['loader', 'component']],
  staticData: {
    title: 'API plans',
    description: descriptions.api,
  },
  loader: islandsLoader([planDetails]),
  component: ApiPlans,
})

function ApiPlans() {
  return <ApiPage />
}
