import { chakra } from '@chakra-ui/react/styled-system'
import { lazyRouteComponent } from '@tanstack/react-router'
import { Suspense } from 'react'
import { Hero } from '@/components/home/Hero'
import { StatisticsStrip } from '@/components/home/StatisticsStrip'

const BelowTheFold = lazyRouteComponent(() => import('@/components/home/BelowTheFold'), 'BelowTheFold')

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
