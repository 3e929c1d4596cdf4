import { createFileRoute } from '@tanstack/react-router'
import { UnderConstruction } from '@/components/feedback/UnderConstruction'
import { placeholderAt } from '@/data/registries/placeholders'
import { asPlaceholder } from '@/data/registries/placeholderTitles'

export const Route = createFileRoute('/_account/nft')({
  staticData: asPlaceholder('/nft'),
  component: NftPage,
})

function NftPage() {
  return <UnderConstruction {...placeholderAt('/nft')} />
}
