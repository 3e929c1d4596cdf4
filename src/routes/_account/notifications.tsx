import { createFileRoute } from '@tanstack/react-router'
import { UnderConstruction } from '@/components/feedback/UnderConstruction'
import { asPlaceholder, placeholders } from '@/data/placeholders'

export const Route = createFileRoute('/_account/notifications')({
  staticData: asPlaceholder(placeholders['/notifications']),
  component: NotificationsPage,
})

function NotificationsPage() {
  return <UnderConstruction {...placeholders['/notifications']} />
}
