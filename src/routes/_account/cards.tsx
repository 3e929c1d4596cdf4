import { createFileRoute } from '@tanstack/react-router'
import { CardsPage } from '@/components/cards/CardsPage'
import { descriptions } from '@/data/content/descriptions'

export const Route = createFileRoute('/_account/cards')({
  staticData: {
    title: 'King Cards',
    description: descriptions.cards,
  },
  component: Cards,
})

function Cards() {
  return <CardsPage />
}
