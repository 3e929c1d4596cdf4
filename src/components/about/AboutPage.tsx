import { Container } from '@chakra-ui/react/container'
import { PageIntro } from '@/components/marketing/PageIntro'

/** The page at `/about`. */
export function AboutPage() {
  return (
    <Container>
      <PageIntro title="About us" lead="" />
    </Container>
  )
}
