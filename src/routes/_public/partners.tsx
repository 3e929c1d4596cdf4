import { createFileRoute } from '@tanstack/react-router'
import { UnderConstruction } from '@/components/feedback/UnderConstruction'
import { placeholderAt } from '@/data/placeholders'
import { asPlaceholder } from '@/data/placeholderTitles'

export const Route = createFileRoute('/_public/partners')({
  staticData: asPlaceholder('/partners'),
  component: PartnersPage,
})

function PartnersPage() {
  return <UnderConstruction {...placeholderAt('/partners')} />
}
