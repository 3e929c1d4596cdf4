import { useEffect } from 'react'
import { Island } from '@/components/loading/Island'
import { PartBoundary } from '@/components/loading/PartBoundary'
import { RestOfPage } from '@/components/loading/RestOfPage'
import { useAliveMark } from '@/components/loading/useAliveMark'
import { whenIdle } from '@/data/browser/whenIdle'
import { brand } from '@/data/content/brand'
import { Hero } from './Hero'
import { StatisticsStrip } from './StatisticsStrip'
import { sections } from './sections'

/** The home page. Its first screen is hydrated at once, the sections below as they come near or are touched. */
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
        {sections.map((section) => (
          <Island key={section.name} {...section} />
        ))}
      </RestOfPage>
    </PartBoundary>
  )
}
