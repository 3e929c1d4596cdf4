import { createFileRoute } from '@tanstack/react-router'
import { UnderConstruction } from '@/components/feedback/UnderConstruction'
import { asPlaceholder, placeholders } from '@/data/placeholders'

export const Route = createFileRoute('/_admin/admin/fees')({
  staticData: asPlaceholder(placeholders['/admin/fees']),
  component: FeesPage,
})

function FeesPage() {
  return <UnderConstruction {...placeholders['/admin/fees']} />
}
