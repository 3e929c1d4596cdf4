import { whenIdle } from '@king-exchange/fast-pages/browser'
import { RestOfPage, useAliveMark } from '@king-exchange/fast-pages/react'
import { useEffect } from 'react'
import { Island } from '@/components/loading/Island'
import { PartBoundary } from '@/components/loading/PartBoundary'
import { brand } from '@/data/content/brand'
import { Hero } from './Hero'
import { homeIslands } from './islands'
import { StatisticsStrip } from './StatisticsStrip'

/** The home page. Its first screen is hydrated at once, the sections below when they are near or touched. */
export function HomePage() {
  useAliveMark()
  useEffect(() => {
    // A document that knows the origin holds the code.
    if (brand.publicOrigin) return
    whenIdle(() =>
      import('./drawCodeForPaper').then(
        ({ drawCodeForPaper }) => window.addEventListener('beforeprint', drawCodeForPaper),
        () => undefined,
      ),
    )
  }, [])
  return (
    <PartBoundary>
      <Hero />
      <StatisticsStrip />
      <RestOfPage>
        {homeIslands.map((island) => (
          <Island key={island.name} {...island} />
        ))}
      </RestOfPage>
    </PartBoundary>
  )
}
