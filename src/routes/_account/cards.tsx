import { createFileRoute } from '@tanstack/react-router'
import { UnderConstruction } from '@/components/feedback/UnderConstruction'
import { placeholders } from '@/data/placeholders'

const page = placeholders['/cards']

export const Route = createFileRoute('/_account/cards')({
  staticData: { title: page.title, description: page.promise, isPlaceholder: true },
  component: CardsPage,
})

function CardsPage() {
  return <UnderConstruction {...page} />
}
