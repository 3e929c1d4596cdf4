import { Container } from '@chakra-ui/react/container'
import { PageIntro } from '@/components/marketing/PageIntro'

/** The page at `/token`. */
export function TokenPage() {
  return (
    <Container>
      <PageIntro title="KCC and KCCredit" lead="" />
    </Container>
  )
}
