import { chakra } from '@chakra-ui/react/styled-system'
import { Suspense } from 'react'
import { lazyPart } from '@/components/feedback/lazyPart'
import { Hero } from '@/components/home/Hero'
import { StatisticsStrip } from '@/components/home/StatisticsStrip'

const BelowTheFold = lazyPart(() =>
  import('@/components/home/BelowTheFold').then((module) => module.BelowTheFold),
)

/** The home page. The first screen comes to life by itself; the rest stands, and follows when its code is there. */
export function HomePage() {
  return (
    <>
      <Hero />
      <StatisticsStrip />
      <Suspense fallback={<chakra.div minHeight="100vh" />}>
        <BelowTheFold />
      </Suspense>
    </>
  )
}
