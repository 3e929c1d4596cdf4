import { createFileRoute } from '@tanstack/react-router'
import { UnderConstruction } from '@/components/feedback/UnderConstruction'
import { placeholders } from '@/data/placeholders'

const page = placeholders['/notifications']

export const Route = createFileRoute('/_account/notifications')({
  staticData: { title: page.title, description: page.promise, isPlaceholder: true },
  component: NotificationsPage,
})

function NotificationsPage() {
  return <UnderConstruction {...page} />
}
