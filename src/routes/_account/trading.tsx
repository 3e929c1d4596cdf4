import { createFileRoute } from '@tanstack/react-router'
import { UnderConstruction } from '@/components/feedback/UnderConstruction'
import { asPlaceholder, placeholders } from '@/data/placeholders'

export const Route = createFileRoute('/_account/trading')({
  staticData: asPlaceholder(placeholders['/trading']),
  component: TradingPage,
})

function TradingPage() {
  return <UnderConstruction {...placeholders['/trading']} />
}
