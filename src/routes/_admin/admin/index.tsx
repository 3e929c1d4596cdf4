import { createFileRoute } from '@tanstack/react-router'
import { UnderConstruction } from '@/components/feedback/UnderConstruction'
import { placeholderAt } from '@/data/registries/placeholders'
import { asPlaceholder } from '@/data/registries/placeholderTitles'

export const Route = createFileRoute('/_admin/admin/')({
  staticData: asPlaceholder('/admin'),
  component: OverviewPage,
})

function OverviewPage() {
  return <UnderConstruction {...placeholderAt('/admin')} />
}
