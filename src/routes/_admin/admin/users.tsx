import { createFileRoute } from '@tanstack/react-router'
import { UnderConstruction } from '@/components/feedback/UnderConstruction'
import { asPlaceholder, placeholders } from '@/data/placeholders'

export const Route = createFileRoute('/_admin/admin/users')({
  staticData: asPlaceholder(placeholders['/admin/users']),
  component: UsersPage,
})

function UsersPage() {
  return <UnderConstruction {...placeholders['/admin/users']} />
}
