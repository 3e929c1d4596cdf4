import { Container } from '@chakra-ui/react/container'
import { RestOfPage } from '@king-exchange/fast-pages/react'
import { Island } from '@/components/loading/Island'
import { PageIntro } from '@/components/ui/PageIntro'
import { aboutIntro } from '@/data/content/about'
import { teamAndValues } from './islands'
import { Mission } from './Mission'
import { Numbers } from './Numbers'

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
        <Island when="interaction" {...teamAndValues} />
      </RestOfPage>
    </>
  )
}
