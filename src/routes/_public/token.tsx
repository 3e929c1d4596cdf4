import { createFileRoute } from '@tanstack/react-router'
import { TokenPage } from '@/components/token/TokenPage'
import { descriptions } from '@/data/content/descriptions'

export const Route = createFileRoute('/_public/token')({
  staticData: {
    title: 'KCC and KCCredit',
    description: descriptions.token,
  },
  component: Tokens,
})

function Tokens() {
  return <TokenPage />
}
