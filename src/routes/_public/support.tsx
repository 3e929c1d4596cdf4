import { createFileRoute } from '@tanstack/react-router'
import { UnderConstruction } from '@/components/feedback/UnderConstruction'
import { asPlaceholder, placeholders } from '@/data/placeholders'

export const Route = createFileRoute('/_public/support')({
  staticData: asPlaceholder(placeholders['/support']),
  component: SupportPage,
})

function SupportPage() {
  return <UnderConstruction {...placeholders['/support']} />
}
