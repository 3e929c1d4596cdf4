import { createFileRoute } from '@tanstack/react-router'
import { UnderConstruction } from '@/components/feedback/UnderConstruction'
import { asPlaceholder, placeholders } from '@/data/placeholders'

export const Route = createFileRoute('/_admin/admin/support')({
  staticData: asPlaceholder(placeholders['/admin/support']),
  component: SupportPage,
})

function SupportPage() {
  return <UnderConstruction {...placeholders['/admin/support']} />
}
