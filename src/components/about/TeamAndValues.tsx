import { PartBoundary } from '@/components/loading/PartBoundary'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { PageEnd } from '@/components/ui/PageEnd'
import { aboutEnd } from '@/data/content/about'
import { Leadership } from './Leadership'
import { Values } from './Values'

/** Leadership and values, and where to go from the about page. */
export function TeamAndValues() {
  return (
    <PartBoundary>
      <Leadership />
      <Values />
      <PageEnd {...aboutEnd}>
        <ButtonLink to="/features" size="lg">
          View features
        </ButtonLink>
        <ButtonLink to="/contact" hash="questions" size="lg" variant="outline">
          Read the FAQ
        </ButtonLink>
      </PageEnd>
    </PartBoundary>
  )
}
