import { createFileRoute } from '@tanstack/react-router'
import { UnderConstruction } from '@/components/feedback/UnderConstruction'
import { asPlaceholder, placeholders } from '@/data/placeholders'

export const Route = createFileRoute('/_account/nft')({
  staticData: asPlaceholder(placeholders['/nft']),
  component: NftPage,
})

function NftPage() {
  return <UnderConstruction {...placeholders['/nft']} />
}
