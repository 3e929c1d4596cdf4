import { createFileRoute } from '@tanstack/react-router'
import { UnderConstruction } from '@/components/feedback/UnderConstruction'
import { placeholderAt } from '@/data/registries/placeholders'
import { asPlaceholder } from '@/data/registries/placeholderTitles'

export const Route = createFileRoute('/_admin/admin/fees')({
  staticData: asPlaceholder('/admin/fees'),
  component: FeesPage,
})

function FeesPage() {
  return <UnderConstruction {...placeholderAt('/admin/fees')} />
}
