import { createFileRoute } from '@tanstack/react-router'
import { UnderConstruction } from '@/components/feedback/UnderConstruction'
import { placeholderAt } from '@/data/registries/placeholders'
import { asPlaceholder } from '@/data/registries/placeholderTitles'

export const Route = createFileRoute('/_admin/admin/projects')({
  staticData: asPlaceholder('/admin/projects'),
  component: ProjectsPage,
})

function ProjectsPage() {
  return <UnderConstruction {...placeholderAt('/admin/projects')} />
}
