import { createFileRoute } from '@tanstack/react-router'
import { UnderConstruction } from '@/components/feedback/UnderConstruction'
import { placeholderAt } from '@/data/registries/placeholders'
import { asPlaceholder } from '@/data/registries/placeholderTitles'

export const Route = createFileRoute('/_admin/admin/support')({
  staticData: asPlaceholder('/admin/support'),
  component: SupportPage,
})

function SupportPage() {
  return <UnderConstruction {...placeholderAt('/admin/support')} />
}
