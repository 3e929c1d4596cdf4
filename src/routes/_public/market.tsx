import { useHydratedValue } from '@king-exchange/fast-pages/react'
import { createFileRoute, useHydrated, useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { LateAssetView } from '@/components/market/LateAssetView'
import { MarketPage } from '@/components/market/MarketPage'
import { descriptions } from '@/data/content/descriptions'
import { type ChartView, type MarketView, marketViewOf, parseMarketSearch } from '@/data/market/marketView'

export const Route = createFileRoute('/_public/market')({
  staticData: {
    title: 'Market',
    description: descriptions.market,
  },
  validateSearch: parseMarketSearch,
  component: Markets,
})

const everything: MarketView = {}

function Markets() {
  const search = Route.useSearch({
    select: (address) => {
      const view = marketViewOf(address)
      return Object.values(view).some(Boolean) ? view : everything
    },
    structuralSharing: true,
  })
  const navigate = Route.useNavigate()
  // The page is prerendered without search params.
  const view = useHydratedValue(search, everything)
  const changeView = useCallback(
    (changes: MarketView) =>
      void navigate({
        search: (before) => ({ ...before, ...changes }),
        replace: !('filter' in changes),
        resetScroll: false,
      }),
    [navigate],
  )
  return (
    <>
      <MarketPage view={view} onViewChange={changeView} />
      <AddressedAsset />
    </>
  )
}

/** The view of the asset that the address names, over the page. */
function AddressedAsset() {
  const symbol = Route.useSearch({ select: ({ asset }) => asset })
  const chart = Route.useSearch({
    select: ({ range, drawing }) => ({ range, drawing }),
    structuralSharing: true,
  })
  const navigate = Route.useNavigate()
  const router = useRouter()
  const close = () => {
    if (router.state.location.state.openedFromMarket) router.history.back()
    else
      void navigate({
        search: marketViewOf,
        replace: true,
        resetScroll: false,
      })
  }
  // In place of the entry that opened the asset, so that closing it is still one step back.
  const changeChart = (chart: ChartView) =>
    void navigate({
      search: (before) => ({ ...before, ...chart }),
      state: true,
      replace: true,
      resetScroll: false,
    })
  return useHydrated() ? (
    <LateAssetView symbol={symbol} chart={chart} onChartChange={changeChart} onClose={close} />
  ) : null
}
