import { createFileRoute } from '@tanstack/react-router'
import { UnderConstruction } from '@/components/feedback/UnderConstruction'
import { asPlaceholder, placeholders } from '@/data/placeholders'

export const Route = createFileRoute('/_account/cards')({
  staticData: asPlaceholder(placeholders['/cards']),
  component: CardsPage,
})

function CardsPage() {
  return <UnderConstruction {...placeholders['/cards']} />
}
