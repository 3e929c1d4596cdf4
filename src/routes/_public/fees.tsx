import { createFileRoute } from '@tanstack/react-router'
import { UnderConstruction } from '@/components/feedback/UnderConstruction'
import { placeholders } from '@/data/placeholders'

const page = placeholders['/fees']

export const Route = createFileRoute('/_public/fees')({
  staticData: { title: page.title, description: page.promise, isPlaceholder: true },
  component: FeesPage,
})

function FeesPage() {
  return <UnderConstruction {...page} />
}
