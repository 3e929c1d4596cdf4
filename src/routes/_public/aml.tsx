import { createFileRoute } from '@tanstack/react-router'
import { UnderConstruction } from '@/components/feedback/UnderConstruction'
import { asPlaceholder, placeholders } from '@/data/placeholders'

export const Route = createFileRoute('/_public/aml')({
  staticData: asPlaceholder(placeholders['/aml']),
  component: AmlPage,
})

function AmlPage() {
  return <UnderConstruction {...placeholders['/aml']} />
}
