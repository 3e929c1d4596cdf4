import { createFileRoute } from '@tanstack/react-router'
import { ApiPage } from '@/components/api/ApiPage'
import { descriptions } from '@/data/content/descriptions'

export const Route = createFileRoute('/_public/api')({
  staticData: {
    title: 'API plans',
    description: descriptions.api,
  },
  component: ApiPlans,
})

function ApiPlans() {
  return <ApiPage />
}
