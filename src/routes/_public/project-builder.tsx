import { createFileRoute } from '@tanstack/react-router'
import { UnderConstruction } from '@/components/feedback/UnderConstruction'
import { placeholderAt } from '@/data/registries/placeholders'
import { asPlaceholder } from '@/data/registries/placeholderTitles'

export const Route = createFileRoute('/_public/project-builder')({
  staticData: asPlaceholder('/project-builder'),
  component: ProjectBuilderPage,
})

function ProjectBuilderPage() {
  return <UnderConstruction {...placeholderAt('/project-builder')} />
}
