import { createFileRoute } from '@tanstack/react-router'
import { UnderConstruction } from '@/components/feedback/UnderConstruction'
import { placeholderAt } from '@/data/registries/placeholders'
import { asPlaceholder } from '@/data/registries/placeholderTitles'

export const Route = createFileRoute('/_account/trading')({
  staticData: asPlaceholder('/trading'),
  component: TradingPage,
})

function TradingPage() {
  return <UnderConstruction {...placeholderAt('/trading')} />
}
