import { createFileRoute } from '@tanstack/react-router'
import { UnderConstruction } from '@/components/feedback/UnderConstruction'
import { asPlaceholder, placeholders } from '@/data/placeholders'

export const Route = createFileRoute('/_public/education')({
  staticData: asPlaceholder(placeholders['/education']),
  component: EducationPage,
})

function EducationPage() {
  return <UnderConstruction {...placeholders['/education']} />
}
