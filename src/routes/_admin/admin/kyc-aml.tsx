import { createFileRoute } from '@tanstack/react-router'
import { UnderConstruction } from '@/components/feedback/UnderConstruction'
import { placeholderAt } from '@/data/registries/placeholders'
import { asPlaceholder } from '@/data/registries/placeholderTitles'

export const Route = createFileRoute('/_admin/admin/kyc-aml')({
  staticData: asPlaceholder('/admin/kyc-aml'),
  component: KycAmlPage,
})

function KycAmlPage() {
  return <UnderConstruction {...placeholderAt('/admin/kyc-aml')} />
}
