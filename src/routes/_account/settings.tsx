import { createFileRoute } from '@tanstack/react-router'
import { UnderConstruction } from '@/components/feedback/UnderConstruction'
import { placeholders } from '@/data/placeholders'

const page = placeholders['/settings']

export const Route = createFileRoute('/_account/settings')({
  staticData: { title: page.title, description: page.promise, isPlaceholder: true },
  component: SettingsPage,
})

function SettingsPage() {
  return <UnderConstruction {...page} />
}
