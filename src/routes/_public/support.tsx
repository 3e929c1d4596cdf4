import { createFileRoute } from '@tanstack/react-router'
import { UnderConstruction } from '@/components/feedback/UnderConstruction'
import { placeholders } from '@/data/placeholders'

const page = placeholders['/support']

export const Route = createFileRoute('/_public/support')({
  staticData: { title: page.title, description: page.promise, isPlaceholder: true },
  component: SupportPage,
})

function SupportPage() {
  return <UnderConstruction {...page} />
}
