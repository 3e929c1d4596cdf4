import { createFileRoute } from '@tanstack/react-router'
import { CardsPage } from '@/components/cards/CardsPage'

export const Route = createFileRoute('/_account/cards')({
  staticData: {
    title: 'King Cards',
    description: 'Your debit and credit cards: balance, latest transactions and benefits.',
  },
  component: Cards,
})

function Cards() {
  return <CardsPage />
}
