import { createFileRoute } from '@tanstack/react-router'
import { UnderConstruction } from '@/components/feedback/UnderConstruction'
import { asPlaceholder, placeholders } from '@/data/placeholders'

export const Route = createFileRoute('/_admin/admin/backups')({
  staticData: asPlaceholder(placeholders['/admin/backups']),
  component: BackupsPage,
})

function BackupsPage() {
  return <UnderConstruction {...placeholders['/admin/backups']} />
}
