import { createFileRoute } from '@tanstack/react-router'
import { UnderConstruction } from '@/components/feedback/UnderConstruction'
import { placeholderAt } from '@/data/registries/placeholders'
import { asPlaceholder } from '@/data/registries/placeholderTitles'

export const Route = createFileRoute('/_public/education')({
  staticData: asPlaceholder('/education'),
  component: EducationPage,
})

function EducationPage() {
  return <UnderConstruction {...placeholderAt('/education')} />
}
