import { createFileRoute } from '@tanstack/react-router'
import { UnderConstruction } from '@/components/feedback/UnderConstruction'
import { asPlaceholder, placeholders } from '@/data/placeholders'

export const Route = createFileRoute('/_account/community')({
  staticData: asPlaceholder(placeholders['/community']),
  component: CommunityPage,
})

function CommunityPage() {
  return <UnderConstruction {...placeholders['/community']} />
}
