import { createFileRoute } from '@tanstack/react-router'
import { UnderConstruction } from '@/components/feedback/UnderConstruction'
import { placeholders } from '@/data/placeholders'

const page = placeholders['/terms']

export const Route = createFileRoute('/_public/terms')({
  staticData: { title: page.title, description: page.promise, isPlaceholder: true },
  component: TermsPage,
})

function TermsPage() {
  return <UnderConstruction {...page} />
}
