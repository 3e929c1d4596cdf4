import { createFileRoute } from '@tanstack/react-router'
import { UnderConstruction } from '@/components/feedback/UnderConstruction'
import { placeholderAt } from '@/data/registries/placeholders'
import { asPlaceholder } from '@/data/registries/placeholderTitles'

export const Route = createFileRoute('/_public/partners')({
  staticData: asPlaceholder('/partners'),
  component: PartnersPage,
})

function PartnersPage() {
  return <UnderConstruction {...placeholderAt('/partners')} />
}
