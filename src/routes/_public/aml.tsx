import { createFileRoute } from '@tanstack/react-router'
import { UnderConstruction } from '@/components/feedback/UnderConstruction'
import { placeholderAt } from '@/data/registries/placeholders'
import { asPlaceholder } from '@/data/registries/placeholderTitles'

export const Route = createFileRoute('/_public/aml')({
  staticData: asPlaceholder('/aml'),
  component: AmlPage,
})

function AmlPage() {
  return <UnderConstruction {...placeholderAt('/aml')} />
}
