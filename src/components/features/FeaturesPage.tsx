import { Container } from '@chakra-ui/react/container'
import { PageIntro } from '@/components/marketing/PageIntro'

/** The page at `/features`. */
export function FeaturesPage() {
  return (
    <Container>
      <PageIntro title="Features" lead="" />
    </Container>
  )
}
