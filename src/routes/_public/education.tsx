import { createFileRoute } from '@tanstack/react-router'
import { UnderConstruction } from '@/components/feedback/UnderConstruction'
import { placeholders } from '@/data/placeholders'

const page = placeholders['/education']

export const Route = createFileRoute('/_public/education')({
  staticData: { title: page.title, description: page.promise, isPlaceholder: true },
  component: EducationPage,
})

function EducationPage() {
  return <UnderConstruction {...page} />
}
