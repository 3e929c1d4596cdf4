import { AccountCard } from '@/components/account/AccountCard'
import { FailedPart } from '@/components/loading/FailedPart'
import { Stage, WideStage } from '../workbench/Stage'

export default { title: 'Components / Failed part' }

const nothing = () => undefined

export const AcrossThePage = () => (
  <WideStage>
    <FailedPart reset={nothing} />
  </WideStage>
)

export const InACard = () => (
  <Stage>
    <AccountCard title="KYC status">
      <FailedPart reset={nothing} />
    </AccountCard>
  </Stage>
)
