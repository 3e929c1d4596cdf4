import { islandsLoader } from '@king-exchange/fast-pages/react'
import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '@/components/home/HomePage'
import { homeIslands } from '@/components/home/islands'
import { descriptions } from '@/data/content/descriptions'

export const Route = createFileRoute('/_public/')({
  codeSplitGroupings: [['loader', 'component']],
  staticData: {
    title: 'Cryptocurrency exchange',
    description: descriptions.home,
  },
  loader: islandsLoader(homeIslands),
  component: Home,
})

function Home() {
  return <HomePage />
}
