import { createFileRoute } from '@tanstack/react-router'
import { UnderConstruction } from '@/components/feedback/UnderConstruction'
import { placeholderAt } from '@/data/registries/placeholders'
import { asPlaceholder } from '@/data/registries/placeholderTitles'

export const Route = createFileRoute('/_admin/admin/cards')({
  staticData: asPlaceholder('/admin/cards'),
  component: CardsPage,
})

function CardsPage() {
  return <UnderConstruction {...placeholderAt('/admin/cards')} />
}
