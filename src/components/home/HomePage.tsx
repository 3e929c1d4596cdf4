import { chakra } from '@chakra-ui/react/styled-system'
import { LatePart } from '@/components/feedback/LatePart'
import { lazyPart } from '@/components/feedback/lazyPart'
import { useAliveMark } from '@/components/feedback/useAliveMark'
import { Hero } from '@/components/home/Hero'
import { StatisticsStrip } from '@/components/home/StatisticsStrip'

const BelowTheFold = lazyPart(() =>
  import('@/components/home/BelowTheFold').then((module) => module.BelowTheFold),
)

/** The home page. The first screen comes to life by itself; the rest stands, and follows when its code is there. */
export function HomePage() {
  useAliveMark()
  return (
    <>
      <Hero />
      <StatisticsStrip />
      <LatePart fallback={<chakra.div minHeight="100vh" />}>
        <BelowTheFold />
      </LatePart>
    </>
  )
}
