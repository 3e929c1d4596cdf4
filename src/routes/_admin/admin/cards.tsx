import { createFileRoute } from '@tanstack/react-router'
import { UnderConstruction } from '@/components/feedback/UnderConstruction'
import { asPlaceholder, placeholders } from '@/data/placeholders'

export const Route = createFileRoute('/_admin/admin/cards')({
  staticData: asPlaceholder(placeholders['/admin/cards']),
  component: CardsPage,
})

function CardsPage() {
  return <UnderConstruction {...placeholders['/admin/cards']} />
}
