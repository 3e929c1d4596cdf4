import { createFileRoute } from '@tanstack/react-router'
import { UnderConstruction } from '@/components/feedback/UnderConstruction'
import { placeholderAt } from '@/data/registries/placeholders'
import { asPlaceholder } from '@/data/registries/placeholderTitles'

export const Route = createFileRoute('/_public/developer-portal')({
  staticData: asPlaceholder('/developer-portal'),
  component: DeveloperPortalPage,
})

function DeveloperPortalPage() {
  return <UnderConstruction {...placeholderAt('/developer-portal')} />
}
