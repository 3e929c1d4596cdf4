import { createFileRoute } from '@tanstack/react-router'
import { UnderConstruction } from '@/components/feedback/UnderConstruction'
import { placeholders } from '@/data/placeholders'

const page = placeholders['/project-builder']

export const Route = createFileRoute('/_public/project-builder')({
  staticData: { title: page.title, description: page.promise, isPlaceholder: true },
  component: ProjectBuilderPage,
})

function ProjectBuilderPage() {
  return <UnderConstruction {...page} />
}
