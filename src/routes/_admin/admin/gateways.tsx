import { createFileRoute } from '@tanstack/react-router'
import { UnderConstruction } from '@/components/feedback/UnderConstruction'
import { asPlaceholder, placeholders } from '@/data/placeholders'

export const Route = createFileRoute('/_admin/admin/gateways')({
  staticData: asPlaceholder(placeholders['/admin/gateways']),
  component: GatewaysPage,
})

function GatewaysPage() {
  return <UnderConstruction {...placeholders['/admin/gateways']} />
}
