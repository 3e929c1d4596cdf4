import { createFileRoute } from '@tanstack/react-router'
import { UnderConstruction } from '@/components/feedback/UnderConstruction'
import { asPlaceholder, placeholders } from '@/data/placeholders'

export const Route = createFileRoute('/_account/kyc')({
  staticData: asPlaceholder(placeholders['/kyc']),
  component: KycPage,
})

function KycPage() {
  return <UnderConstruction {...placeholders['/kyc']} />
}
