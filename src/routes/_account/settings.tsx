import { createFileRoute } from '@tanstack/react-router'
import { UnderConstruction } from '@/components/feedback/UnderConstruction'
import { asPlaceholder, placeholders } from '@/data/placeholders'

export const Route = createFileRoute('/_account/settings')({
  staticData: asPlaceholder(placeholders['/settings']),
  component: SettingsPage,
})

function SettingsPage() {
  return <UnderConstruction {...placeholders['/settings']} />
}
