import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '@/components/home/HomePage'
import { sections } from '@/components/home/sections'
import { partsLoader } from '@/components/loading/asleep'

export const Route = createFileRoute('/_public/')({
  codeSplitGroupings: [['loader', 'component']],
  staticData: {
    title: 'Cryptocurrency exchange',
    description: 'Spot and futures trading, staking, cards and an NFT marketplace in one account.',
  },
  loader: partsLoader(sections),
  component: Home,
})

function Home() {
  return <HomePage />
}
