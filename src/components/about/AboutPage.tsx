import { Container } from '@chakra-ui/react/container'
import { RestOfPage } from '@/components/loading/RestOfPage'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { PageEnd } from '@/components/ui/PageEnd'
import { PageIntro } from '@/components/ui/PageIntro'
import { aboutIntro } from '@/data/content/about'
import { Leadership } from './Leadership'
import { Mission } from './Mission'
import { Numbers } from './Numbers'
import { Values } from './Values'

/** Mission, numbers, leadership and values. */
export function AboutPage() {
  return (
    <>
      <Container>
        <PageIntro {...aboutIntro} />
      </Container>
      <RestOfPage>
        <Mission />
        <Numbers />
        <Leadership />
        <Values />
        <PageEnd title="Learn more" lead="See what the exchange offers, or read answers to common questions.">
          <ButtonLink to="/features" size="lg">
            View features
          </ButtonLink>
          <ButtonLink to="/contact" hash="questions" size="lg" variant="outline">
            Read the FAQ
          </ButtonLink>
        </PageEnd>
      </RestOfPage>
    </>
  )
}
