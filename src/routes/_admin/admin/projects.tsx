import { createFileRoute } from '@tanstack/react-router'
import { UnderConstruction } from '@/components/feedback/UnderConstruction'
import { asPlaceholder, placeholders } from '@/data/placeholders'

export const Route = createFileRoute('/_admin/admin/projects')({
  staticData: asPlaceholder(placeholders['/admin/projects']),
  component: ProjectsPage,
})

function ProjectsPage() {
  return <UnderConstruction {...placeholders['/admin/projects']} />
}
