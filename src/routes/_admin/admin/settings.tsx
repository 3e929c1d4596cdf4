import { createFileRoute } from '@tanstack/react-router'
import { UnderConstruction } from '@/components/feedback/UnderConstruction'
import { asPlaceholder, placeholders } from '@/data/placeholders'

export const Route = createFileRoute('/_admin/admin/settings')({
  staticData: asPlaceholder(placeholders['/admin/settings']),
  component: SettingsPage,
})

function SettingsPage() {
  return <UnderConstruction {...placeholders['/admin/settings']} />
}
