import { createFileRoute } from '@tanstack/react-router'
import { UnderConstruction } from '@/components/feedback/UnderConstruction'
import { asPlaceholder, placeholders } from '@/data/placeholders'

export const Route = createFileRoute('/_public/fees')({
  staticData: asPlaceholder(placeholders['/fees']),
  component: FeesPage,
})

function FeesPage() {
  return <UnderConstruction {...placeholders['/fees']} />
}
