import { createFileRoute } from '@tanstack/react-router'
import { UnderConstruction } from '@/components/feedback/UnderConstruction'
import { placeholders } from '@/data/placeholders'

const page = placeholders['/kyc']

export const Route = createFileRoute('/_account/kyc')({
  staticData: { title: page.title, description: page.promise, isPlaceholder: true },
  component: KycPage,
})

function KycPage() {
  return <UnderConstruction {...page} />
}
