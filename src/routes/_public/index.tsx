import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '@/components/home/HomePage'
import { homeIslands } from '@/components/home/islands'
import { islandsLoader } from '@/components/hydration/defineIsland'

export const Route = createFileRoute('/_public/')({
  codeSplitGroupings: [['loader', 'component']],
  staticData: {
    title: 'Cryptocurrency exchange',
    description: 'Spot and futures trading, staking, cards and an NFT marketplace in one account.',
  },
  loader: islandsLoader(homeIslands),
  component: Home,
})

function Home() {
  return <HomePage />
}
