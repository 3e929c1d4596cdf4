import { createFileRoute } from '@tanstack/react-router'
import { UnderConstruction } from '@/components/feedback/UnderConstruction'
import { asPlaceholder, placeholders } from '@/data/placeholders'

export const Route = createFileRoute('/_admin/admin/kyc-aml')({
  staticData: asPlaceholder(placeholders['/admin/kyc-aml']),
  component: KycAmlPage,
})

function KycAmlPage() {
  return <UnderConstruction {...placeholders['/admin/kyc-aml']} />
}
