import { createFileRoute, useHydrated } from '@tanstack/react-router'
import { MarketPage } from '@/components/market/MarketPage'
import { type MarketView, readMarketSearch } from '@/data/rules/marketView'

export const Route = createFileRoute('/_public/market')({
  staticData: {
    title: 'Market',
    description:
      'Prices, 24-hour changes, volume and market cap of every asset on King Exchange, with search and filters.',
  },
  validateSearch: readMarketSearch,
  component: Markets,
})

const everything: MarketView = {}

function Markets() {
  const search = Route.useSearch({ select: ({ asset: _, ...view }) => view, structuralSharing: true })
  const navigate = Route.useNavigate()
  // The page is prerendered without search params, and hydration has to match that.
  const view = useHydrated() ? search : everything
  return (
    <MarketPage
      view={view}
      onViewChange={(changes) =>
        void navigate({
          search: (before) => ({ ...before, ...changes }),
          replace: !('filter' in changes),
          resetScroll: false,
        })
      }
    />
  )
}
