import { createFileRoute } from '@tanstack/react-router'
import { islandsLoader } from '@/components/hydration/defineIsland'
import { tokenDetails } from '@/components/token/islands'
import { TokenPage } from '@/components/token/TokenPage'

export const Route = createFileRoute('/_public/token')({
  codeSplitGroupings: [['loader', 'component']],
  staticData: {
    title: 'KCC and KCCredit',
    description: 'What the tokens KCC and KCCredit are for, their supply, staking and roadmap.',
  },
  loader: islandsLoader([tokenDetails]),
  component: Tokens,
})

function Tokens() {
  return <TokenPage />
}
