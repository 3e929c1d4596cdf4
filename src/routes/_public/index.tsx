import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '@/components/home/HomePage'
import { descriptions } from '@/data/content/descriptions'

export const Route = createFileRoute('/_public/')({
  staticData: {
    title: 'Cryptocurrency exchange',
    description: descriptions.home,
  },
  component: Home,
})

function Home() {
  return <HomePage />
}
