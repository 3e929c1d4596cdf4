import { createFileRoute } from '@tanstack/react-router'
import { UnderConstruction } from '@/components/feedback/UnderConstruction'
import { placeholderAt } from '@/data/registries/placeholders'
import { asPlaceholder } from '@/data/registries/placeholderTitles'

export const Route = createFileRoute('/_public/terms')({
  staticData: asPlaceholder('/terms'),
  component: TermsPage,
})

function TermsPage() {
  return <UnderConstruction {...placeholderAt('/terms')} />
}
