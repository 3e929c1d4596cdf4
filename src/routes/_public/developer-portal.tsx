import { createFileRoute } from '@tanstack/react-router'
import { UnderConstruction } from '@/components/feedback/UnderConstruction'
import { placeholders } from '@/data/placeholders'

const page = placeholders['/developer-portal']

export const Route = createFileRoute('/_public/developer-portal')({
  staticData: { title: page.title, description: page.promise, isPlaceholder: true },
  component: DeveloperPortalPage,
})

function DeveloperPortalPage() {
  return <UnderConstruction {...page} />
}
