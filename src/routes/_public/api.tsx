import { createFileRoute } from '@tanstack/react-router'
import { ApiPage } from '@/components/api/ApiPage'
import { planDetails } from '@/components/api/islands'
import { islandsLoader } from '@/components/hydration/defineIsland'

export const Route = createFileRoute('/_public/api')({
  codeSplitGroupings: [['loader', 'component']],
  staticData: {
    title: 'API plans',
    description:
      'Read prices and place orders by API: plans, limits, a code sample and answers to common questions.',
  },
  loader: islandsLoader([planDetails]),
  component: ApiPlans,
})

function ApiPlans() {
  return <ApiPage />
}
