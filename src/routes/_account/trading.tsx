import { createFileRoute } from '@tanstack/react-router'
import { UnderConstruction } from '@/components/feedback/UnderConstruction'
import { placeholders } from '@/data/placeholders'

const page = placeholders['/trading']

export const Route = createFileRoute('/_account/trading')({
  staticData: { title: page.title, description: page.promise, isPlaceholder: true },
  component: TradingPage,
})

function TradingPage() {
  return <UnderConstruction {...page} />
}
