import { createFileRoute } from '@tanstack/react-router'
import { UnderConstruction } from '@/components/feedback/UnderConstruction'
import { asPlaceholder, placeholders } from '@/data/placeholders'

export const Route = createFileRoute('/_admin/admin/tokens')({
  staticData: asPlaceholder(placeholders['/admin/tokens']),
  component: TokensPage,
})

function TokensPage() {
  return <UnderConstruction {...placeholders['/admin/tokens']} />
}
