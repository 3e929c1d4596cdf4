import { createFileRoute } from '@tanstack/react-router'
import { UnderConstruction } from '@/components/feedback/UnderConstruction'
import { asPlaceholder, placeholders } from '@/data/placeholders'

export const Route = createFileRoute('/_admin/admin/analytics')({
  staticData: asPlaceholder(placeholders['/admin/analytics']),
  component: AnalyticsPage,
})

function AnalyticsPage() {
  return <UnderConstruction {...placeholders['/admin/analytics']} />
}
