import { Container } from '@chakra-ui/react/container'
import { PageIntro } from '@/components/marketing/PageIntro'

/** The page at `/market`. */
export function MarketPage() {
  return (
    <Container>
      <PageIntro title="Market" lead="" />
    </Container>
  )
}
