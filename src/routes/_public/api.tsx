import { createFileRoute } from '@tanstack/react-router'
import { ApiPage } from '@/components/api/ApiPage'

export const Route = createFileRoute('/_public/api')({
  staticData: {
    title: 'API plans',
    description: 'Three plans for programs that trade on King Exchange, from free to unlimited.',
  },
  component: ApiPlans,
})

function ApiPlans() {
  return <ApiPage />
}
