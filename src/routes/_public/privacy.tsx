import { createFileRoute } from '@tanstack/react-router'
import { UnderConstruction } from '@/components/feedback/UnderConstruction'
import { asPlaceholder, placeholders } from '@/data/placeholders'

export const Route = createFileRoute('/_public/privacy')({
  staticData: asPlaceholder(placeholders['/privacy']),
  component: PrivacyPage,
})

function PrivacyPage() {
  return <UnderConstruction {...placeholders['/privacy']} />
}
