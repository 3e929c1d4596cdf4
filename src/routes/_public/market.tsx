import { createFileRoute } from '@tanstack/react-router'
import { MarketPage } from '@/components/market/MarketPage'

export const Route = createFileRoute('/_public/market')({
  staticData: {
    title: 'Market',
    description: 'Prices, changes and volumes of the assets on King Exchange, with search and filters.',
  },
  component: Markets,
})

function Markets() {
  return <MarketPage />
}
