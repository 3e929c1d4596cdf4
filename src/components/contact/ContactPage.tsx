import { Container } from '@chakra-ui/react/container'
import { PageIntro } from '@/components/marketing/PageIntro'

/** The page at `/contact`. */
export function ContactPage() {
  return (
    <Container>
      <PageIntro title="Contact" lead="" />
    </Container>
  )
}
