import { createFileRoute } from '@tanstack/react-router'
import { UnderConstruction } from '@/components/feedback/UnderConstruction'
import { placeholders } from '@/data/placeholders'

const page = placeholders['/education']

export const Route = createFileRoute('/_public/education')({
  staticData: { title: page.title, isPlaceholder: true },
  component: EducationPage,
})

function EducationPage() {
  return <UnderConstruction {...page} />
}
