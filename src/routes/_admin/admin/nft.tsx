import { createFileRoute } from '@tanstack/react-router'
import { UnderConstruction } from '@/components/feedback/UnderConstruction'
import { placeholderAt } from '@/data/registries/placeholders'
import { asPlaceholder } from '@/data/registries/placeholderTitles'

export const Route = createFileRoute('/_admin/admin/nft')({
  staticData: asPlaceholder('/admin/nft'),
  component: NftPage,
})

function NftPage() {
  return <UnderConstruction {...placeholderAt('/admin/nft')} />
}
