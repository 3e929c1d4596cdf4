import { islandsLoader } from '@king-exchange/fast-pages/react'
import { createFileRoute } from '@tanstack/react-router'
import { tokenDetails } from '@/components/token/islands'
import { TokenPage } from '@/components/token/TokenPage'
import { descriptions } from '@/data/content/descriptions'

export const Route = createFileRoute('/_public/token')({
  codeSplitGroupings: [['loader', 'component']],
  staticData: {
    title: 'KCC and KCCredit',
    description: descriptions.token,
  },
  loader: islandsLoader([tokenDetails]),
  component: Tokens,
})

function Tokens() {
  return <TokenPage />
}
