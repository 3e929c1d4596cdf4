import { Container } from '@chakra-ui/react/container'
import { PageIntro } from '@/components/marketing/PageIntro'

/** The page at `/api`. */
export function ApiPage() {
  return (
    <Container>
      <PageIntro title="API plans" lead="" />
    </Container>
  )
}
