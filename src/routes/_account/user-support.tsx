import { createFileRoute } from '@tanstack/react-router'
import { UnderConstruction } from '@/components/feedback/UnderConstruction'
import { placeholderAt } from '@/data/registries/placeholders'
import { asPlaceholder } from '@/data/registries/placeholderTitles'

export const Route = createFileRoute('/_account/user-support')({
  staticData: asPlaceholder('/user-support'),
  component: UserSupportPage,
})

function UserSupportPage() {
  return <UnderConstruction {...placeholderAt('/user-support')} />
}
