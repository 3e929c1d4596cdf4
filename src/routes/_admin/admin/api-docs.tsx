import { createFileRoute } from '@tanstack/react-router'
import { UnderConstruction } from '@/components/feedback/UnderConstruction'
import { asPlaceholder, placeholders } from '@/data/placeholders'

export const Route = createFileRoute('/_admin/admin/api-docs')({
  staticData: asPlaceholder(placeholders['/admin/api-docs']),
  component: ApiDocsPage,
})

function ApiDocsPage() {
  return <UnderConstruction {...placeholders['/admin/api-docs']} />
}
