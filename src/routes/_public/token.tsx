import { createFileRoute } from '@tanstack/react-router'
import { TokenPage } from '@/components/token/TokenPage'

export const Route = createFileRoute('/_public/token')({
  staticData: {
    title: 'KCC and KCCredit',
    description:
      'The two tokens of King Exchange: what KCC and KCCredit do, their supply and the road ahead.',
  },
  component: Tokens,
})

function Tokens() {
  return <TokenPage />
}
