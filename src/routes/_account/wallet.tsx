import { createFileRoute } from '@tanstack/react-router'
import { UnderConstruction } from '@/components/feedback/UnderConstruction'
import { placeholders } from '@/data/placeholders'

const page = placeholders['/wallet']

export const Route = createFileRoute('/_account/wallet')({
  staticData: { title: page.title, description: page.promise, isPlaceholder: true },
  component: WalletPage,
})

function WalletPage() {
  return <UnderConstruction {...page} />
}
