import { createFileRoute } from '@tanstack/react-router'
import { UnderConstruction } from '@/components/feedback/UnderConstruction'
import { asPlaceholder, placeholders } from '@/data/placeholders'

export const Route = createFileRoute('/_admin/admin/nft')({
  staticData: asPlaceholder(placeholders['/admin/nft']),
  component: NftPage,
})

function NftPage() {
  return <UnderConstruction {...placeholders['/admin/nft']} />
}
