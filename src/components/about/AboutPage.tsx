import { Container } from '@chakra-ui/react/container'
import { Leadership } from '@/components/about/Leadership'
import { Mission } from '@/components/about/Mission'
import { Numbers } from '@/components/about/Numbers'
import { Values } from '@/components/about/Values'
import { ButtonLink } from '@/components/layout/ButtonLink'
import { PageIntro } from '@/components/marketing/PageIntro'
import { WayOn } from '@/components/marketing/WayOn'
import { aboutIntro } from '@/data/about'

/** The page at `/about`. */
export function AboutPage() {
  return (
    <>
      <Container>
        <PageIntro {...aboutIntro} />
      </Container>
      <Mission />
      <Numbers />
      <Leadership />
      <Values />
      <WayOn title="The rest of the board" lead="See what the exchange does, or read how an account works.">
        <ButtonLink to="/features" size="lg">
          Explore the features
        </ButtonLink>
        <ButtonLink to="/contact" hash="questions" size="lg" variant="outline">
          Questions and answers
        </ButtonLink>
      </WayOn>
    </>
  )
}
