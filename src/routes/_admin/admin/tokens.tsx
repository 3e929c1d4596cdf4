import { createFileRoute } from '@tanstack/react-router'
import { UnderConstruction } from '@/components/feedback/UnderConstruction'
import { placeholderAt } from '@/data/registries/placeholders'
import { asPlaceholder } from '@/data/registries/placeholderTitles'

export const Route = createFileRoute('/_admin/admin/tokens')({
  staticData: asPlaceholder('/admin/tokens'),
  component: TokensPage,
})

function TokensPage() {
  return <UnderConstruction {...placeholderAt('/admin/tokens')} />
}
