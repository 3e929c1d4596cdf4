import { createFileRoute } from '@tanstack/react-router'
import { notifyInfo } from '@/components/feedback/toaster'
import { HomePage } from '@/components/home/HomePage'
import { brand } from '@/data/brand'
import { placeholderNotices } from '@/data/messages'

export const Route = createFileRoute('/_public/')({
  staticData: {
    title: brand.name,
    description: 'Spot and futures trading, staking, cards and an NFT marketplace in one account.',
  },
  component: IndexPage,
})

function IndexPage() {
  return <HomePage onWatchDemo={() => notifyInfo(placeholderNotices.demo)} />
}
