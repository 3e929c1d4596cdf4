import { createFileRoute } from '@tanstack/react-router'
import { UnderConstruction } from '@/components/feedback/UnderConstruction'
import { placeholderAt } from '@/data/registries/placeholders'
import { asPlaceholder } from '@/data/registries/placeholderTitles'

export const Route = createFileRoute('/_admin/admin/analytics')({
  staticData: asPlaceholder('/admin/analytics'),
  component: AnalyticsPage,
})

function AnalyticsPage() {
  return <UnderConstruction {...placeholderAt('/admin/analytics')} />
}
