import { createFileRoute } from '@tanstack/react-router'
import { UnderConstruction } from '@/components/feedback/UnderConstruction'
import { placeholders } from '@/data/placeholders'

const page = placeholders['/partners']

export const Route = createFileRoute('/_public/partners')({
  staticData: { title: page.title, description: page.promise, isPlaceholder: true },
  component: PartnersPage,
})

function PartnersPage() {
  return <UnderConstruction {...page} />
}
