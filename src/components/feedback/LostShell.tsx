import { Button } from '@chakra-ui/react/button'
import { Container } from '@chakra-ui/react/container'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { Logo } from '@/components/ui/Logo'
import { advice } from '@/data/browser/lostTemplate'
import { copyright } from '@/data/content/footer'
import { MessagePage } from './MessagePage'

/**
 * What a document without content shows while the site cannot start: the outline of the public frame and the error page, as
 * static HTML. Without links, which would lead to the browser's own error page.
 */
export function LostShell() {
  return (
    <chakra.div display="flex" flexDirection="column" minH="100dvh">
      <chakra.header borderBottomWidth="1px" borderColor="border.subtle">
        <Container display="flex" alignItems="center" height="header">
          <Logo />
        </Container>
      </chakra.header>
      <chakra.main flex="1">
        <MessagePage title="This page could not be shown" actions={<Button>Retry</Button>}>
          <span role="status">It could not be loaded. {advice}</span>
        </MessagePage>
      </chakra.main>
      <chakra.footer bg="bg.sunken" borderTopWidth="1px" borderColor="border.subtle">
        <Container py="8">
          <Text textStyle="xs" color="fg.subtle">
            {copyright}
          </Text>
        </Container>
      </chakra.footer>
    </chakra.div>
  )
}
