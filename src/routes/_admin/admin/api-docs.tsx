import { createFileRoute } from '@tanstack/react-router'
import { UnderConstruction } from '@/components/feedback/UnderConstruction'
import { placeholderAt } from '@/data/registries/placeholders'
import { asPlaceholder } from '@/data/registries/placeholderTitles'

export const Route = createFileRoute('/_admin/admin/api-docs')({
  staticData: asPlaceholder('/admin/api-docs'),
  component: ApiDocsPage,
})

function ApiDocsPage() {
  return <UnderConstruction {...placeholderAt('/admin/api-docs')} />
}
