import { createFileRoute } from '@tanstack/react-router'
import { UnderConstruction } from '@/components/feedback/UnderConstruction'
import { asPlaceholder, placeholders } from '@/data/placeholders'

export const Route = createFileRoute('/_public/terms')({
  staticData: asPlaceholder(placeholders['/terms']),
  component: TermsPage,
})

function TermsPage() {
  return <UnderConstruction {...placeholders['/terms']} />
}
