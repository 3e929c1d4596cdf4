import { createFileRoute } from '@tanstack/react-router'
import { UnderConstruction } from '@/components/feedback/UnderConstruction'
import { placeholderAt } from '@/data/registries/placeholders'
import { asPlaceholder } from '@/data/registries/placeholderTitles'

export const Route = createFileRoute('/_public/fees')({
  staticData: asPlaceholder('/fees'),
  component: FeesPage,
})

function FeesPage() {
  return <UnderConstruction {...placeholderAt('/fees')} />
}
