import { Button } from '@chakra-ui/react/button'
import { Logo } from '@/components/ui/Logo'
import { advice, notLoaded } from '@/data/content/lost'
import { crash } from '@/data/content/systemPages'
import { MessagePage } from './MessagePage'
import { StaticFrame } from './StaticFrame'

/**
 * What a document without content shows while the site cannot start. Without links, which would lead to the browser's own
 * error page.
 */
export function LostShell() {
  return (
    <StaticFrame logo={<Logo />}>
      <MessagePage title={crash.title} actions={<Button>Retry</Button>}>
        <span role="status">{`${notLoaded} ${advice}`}</span>
      </MessagePage>
    </StaticFrame>
  )
}
