import { createFileRoute } from '@tanstack/react-router'
import { UnderConstruction } from '@/components/feedback/UnderConstruction'
import { placeholders } from '@/data/placeholders'

const page = placeholders['/nft']

export const Route = createFileRoute('/_account/nft')({
  staticData: { title: page.title, description: page.promise, isPlaceholder: true },
  component: NftPage,
})

function NftPage() {
  return <UnderConstruction {...page} />
}
