import { createFileRoute } from '@tanstack/react-router'
import { UnderConstruction } from '@/components/feedback/UnderConstruction'
import { asPlaceholder, placeholders } from '@/data/placeholders'

export const Route = createFileRoute('/_account/wallet')({
  staticData: asPlaceholder(placeholders['/wallet']),
  component: WalletPage,
})

function WalletPage() {
  return <UnderConstruction {...placeholders['/wallet']} />
}
