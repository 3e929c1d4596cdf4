import { createFileRoute } from '@tanstack/react-router'
import { UnderConstruction } from '@/components/feedback/UnderConstruction'
import { asPlaceholder, placeholders } from '@/data/placeholders'

export const Route = createFileRoute('/_public/developer-portal')({
  staticData: asPlaceholder(placeholders['/developer-portal']),
  component: DeveloperPortalPage,
})

function DeveloperPortalPage() {
  return <UnderConstruction {...placeholders['/developer-portal']} />
}
