import { Button } from '@chakra-ui/react/button'
import { Logo } from '@/components/ui/Logo'
import { advice } from '@/data/browser/lostTemplate'
import { MessagePage } from './MessagePage'
import { StaticFrame } from './StaticFrame'

/**
 * What a document without content shows while the site cannot start. Without links, which would lead to the browser's own
 * error page.
 */
export function LostShell() {
  return (
    <StaticFrame logo={<Logo />}>
      <MessagePage title="This page could not be shown" actions={<Button>Retry</Button>}>
        <span role="status">It could not be loaded. {advice}</span>
      </MessagePage>
    </StaticFrame>
  )
}
