import { createFileRoute } from '@tanstack/react-router'
import { UnderConstruction } from '@/components/feedback/UnderConstruction'
import { placeholders } from '@/data/placeholders'

const page = placeholders['/staking']

export const Route = createFileRoute('/_account/staking')({
  staticData: { title: page.title, description: page.promise, isPlaceholder: true },
  component: StakingPage,
})

function StakingPage() {
  return <UnderConstruction {...page} />
}
