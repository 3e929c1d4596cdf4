import { createFileRoute } from '@tanstack/react-router'
import { UnderConstruction } from '@/components/feedback/UnderConstruction'
import { placeholderAt } from '@/data/registries/placeholders'
import { asPlaceholder } from '@/data/registries/placeholderTitles'

export const Route = createFileRoute('/_admin/admin/marketing')({
  staticData: asPlaceholder('/admin/marketing'),
  component: MarketingPage,
})

function MarketingPage() {
  return <UnderConstruction {...placeholderAt('/admin/marketing')} />
}
