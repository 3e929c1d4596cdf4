import { Container } from '@chakra-ui/react/container'
import { PageIntro } from '@/components/marketing/PageIntro'

/** The page at `/blog`. */
export function BlogPage() {
  return (
    <Container>
      <PageIntro title="Blog" lead="" />
    </Container>
  )
}
