import { createFileRoute } from '@tanstack/react-router'
import { UnderConstruction } from '@/components/feedback/UnderConstruction'
import { asPlaceholder, placeholders } from '@/data/placeholders'

export const Route = createFileRoute('/_account/staking')({
  staticData: asPlaceholder(placeholders['/staking']),
  component: StakingPage,
})

function StakingPage() {
  return <UnderConstruction {...placeholders['/staking']} />
}
