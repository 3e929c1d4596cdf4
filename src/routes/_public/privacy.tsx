import { createFileRoute } from '@tanstack/react-router'
import { UnderConstruction } from '@/components/feedback/UnderConstruction'
import { placeholders } from '@/data/placeholders'

const page = placeholders['/privacy']

export const Route = createFileRoute('/_public/privacy')({
  staticData: { title: page.title, description: page.promise, isPlaceholder: true },
  component: PrivacyPage,
})

function PrivacyPage() {
  return <UnderConstruction {...page} />
}
