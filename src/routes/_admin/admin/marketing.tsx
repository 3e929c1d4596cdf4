import { createFileRoute } from '@tanstack/react-router'
import { UnderConstruction } from '@/components/feedback/UnderConstruction'
import { asPlaceholder, placeholders } from '@/data/placeholders'

export const Route = createFileRoute('/_admin/admin/marketing')({
  staticData: asPlaceholder(placeholders['/admin/marketing']),
  component: MarketingPage,
})

function MarketingPage() {
  return <UnderConstruction {...placeholders['/admin/marketing']} />
}
