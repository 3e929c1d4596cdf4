import { createFileRoute } from '@tanstack/react-router'
import { ApiPage } from '@/components/api/ApiPage'

export const Route = createFileRoute('/_public/api')({
  staticData: {
    title: 'API plans',
    description:
      'Read prices and place orders by API: plans, limits, a code sample and answers to common questions.',
  },
  component: ApiPlans,
})

function ApiPlans() {
  return <ApiPage />
}
