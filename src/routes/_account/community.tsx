import { createFileRoute } from '@tanstack/react-router'
import { UnderConstruction } from '@/components/feedback/UnderConstruction'
import { placeholders } from '@/data/placeholders'

const page = placeholders['/community']

export const Route = createFileRoute('/_account/community')({
  staticData: { title: page.title, description: page.promise, isPlaceholder: true },
  component: CommunityPage,
})

function CommunityPage() {
  return <UnderConstruction {...page} />
}
