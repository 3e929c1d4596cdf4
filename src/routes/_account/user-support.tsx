import { createFileRoute } from '@tanstack/react-router'
import { UnderConstruction } from '@/components/feedback/UnderConstruction'
import { asPlaceholder, placeholders } from '@/data/placeholders'

export const Route = createFileRoute('/_account/user-support')({
  staticData: asPlaceholder(placeholders['/user-support']),
  component: UserSupportPage,
})

function UserSupportPage() {
  return <UnderConstruction {...placeholders['/user-support']} />
}
