import { createFileRoute } from '@tanstack/react-router'
import { UnderConstruction } from '@/components/feedback/UnderConstruction'
import { placeholders } from '@/data/placeholders'

const page = placeholders['/user-support']

export const Route = createFileRoute('/_account/user-support')({
  staticData: { title: page.title, description: page.promise, isPlaceholder: true },
  component: UserSupportPage,
})

function UserSupportPage() {
  return <UnderConstruction {...page} />
}
