import { createFileRoute } from '@tanstack/react-router'
import { UnderConstruction } from '@/components/feedback/UnderConstruction'
import { asPlaceholder, placeholders } from '@/data/placeholders'

export const Route = createFileRoute('/_public/project-builder')({
  staticData: asPlaceholder(placeholders['/project-builder']),
  component: ProjectBuilderPage,
})

function ProjectBuilderPage() {
  return <UnderConstruction {...placeholders['/project-builder']} />
}
