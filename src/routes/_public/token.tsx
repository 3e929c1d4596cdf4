import { createFileRoute } from '@tanstack/react-router'
import { partsLoader } from '@/components/loading/asleep'
import { details } from '@/components/token/details'
import { TokenPage } from '@/components/token/TokenPage'

export const Route = createFileRoute('/_public/token')({
  codeSplitGroupings: [['loader', 'component']],
  staticData: {
    title: 'KCC and KCCredit',
    description: 'What the tokens KCC and KCCredit are for, their supply, staking and roadmap.',
  },
  loader: partsLoader([details]),
  component: Tokens,
})

function Tokens() {
  return <TokenPage />
}
