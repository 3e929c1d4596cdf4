import { createFileRoute } from '@tanstack/react-router'
import { UnderConstruction } from '@/components/feedback/UnderConstruction'
import { asPlaceholder, placeholders } from '@/data/placeholders'

export const Route = createFileRoute('/_public/partners')({
  staticData: asPlaceholder(placeholders['/partners']),
  component: PartnersPage,
})

function PartnersPage() {
  return <UnderConstruction {...placeholders['/partners']} />
}
