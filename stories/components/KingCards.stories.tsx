import { CardPair } from '@/components/cards/CardPair'
import { KingCard } from '@/components/cards/KingCard'
import { kingCards } from '@/data/content/kingCards'
import { WideStage } from '../workbench/Stage'

export default { title: 'Components / King Cards' }

const [debit, credit] = kingCards

export const Debit = () => (
  <WideStage>
    <KingCard card={debit} />
  </WideStage>
)

export const Credit = () => (
  <WideStage>
    <KingCard card={credit} />
  </WideStage>
)

export const Small = () => (
  <WideStage>
    <KingCard card={debit} width="48" />
    <KingCard card={credit} width="48" />
  </WideStage>
)

export const Pair = () => (
  <WideStage>
    <CardPair />
  </WideStage>
)
