import { createFileRoute } from '@tanstack/react-router'
import { UnderConstruction } from '@/components/feedback/UnderConstruction'
import { placeholderAt } from '@/data/registries/placeholders'
import { asPlaceholder } from '@/data/registries/placeholderTitles'

export const Route = createFileRoute('/_admin/admin/backups')({
  staticData: asPlaceholder('/admin/backups'),
  component: BackupsPage,
})

function BackupsPage() {
  return <UnderConstruction {...placeholderAt('/admin/backups')} />
}
