import { createFileRoute } from '@tanstack/react-router'
import { UnderConstruction } from '@/components/feedback/UnderConstruction'
import { placeholders } from '@/data/placeholders'

const page = placeholders['/aml']

export const Route = createFileRoute('/_public/aml')({
  staticData: { title: page.title, description: page.promise, isPlaceholder: true },
  component: AmlPage,
})

function AmlPage() {
  return <UnderConstruction {...page} />
}
