import { createFileRoute } from '@tanstack/react-router'
import { UnderConstruction } from '@/components/feedback/UnderConstruction'
import { asPlaceholder, placeholders } from '@/data/placeholders'

export const Route = createFileRoute('/_admin/admin/')({
  staticData: asPlaceholder(placeholders['/admin']),
  component: OverviewPage,
})

function OverviewPage() {
  return <UnderConstruction {...placeholders['/admin']} />
}
