import { Container } from '@chakra-ui/react/container'
import { LowerPart, RestOfPage } from '@king-exchange/fast-pages/react'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { PageEnd } from '@/components/ui/PageEnd'
import { PageIntro } from '@/components/ui/PageIntro'
import { aboutEnd, aboutIntro } from '@/data/content/about'
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
        <LowerPart>
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
        </LowerPart>
      </RestOfPage>
    </>
  )
}
