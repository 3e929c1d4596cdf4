import { chakra } from '@chakra-ui/react/styled-system'
import { LatePart } from '@/components/loading/LatePart'
import { lazyPart } from '@/components/loading/lazyPart'
import { useAliveMark } from '@/components/loading/useAliveMark'
import { Hero } from './Hero'
import { StatisticsStrip } from './StatisticsStrip'

const BelowTheFold = lazyPart(() => import('./BelowTheFold').then((module) => module.BelowTheFold))

/** The home page. The first screen is hydrated first; the prerendered rest, when its code has loaded. */
export function HomePage() {
  useAliveMark()
  return (
    <>
      <Hero />
      <StatisticsStrip />
      <LatePart fallback={<chakra.div minH="100vh" />}>
        <BelowTheFold />
      </LatePart>
    </>
  )
}
