import { Button } from '@chakra-ui/react/button'
import { Logo } from '@/components/ui/Logo'
import { advice, notLoaded } from '@/data/content/lost'
import { crash } from '@/data/content/systemPages'
import { MessagePage } from './MessagePage'
import { StaticFrame } from './StaticFrame'

/**
 * Content of a document without any, while the site cannot start. It has no links, which would lead to the browser's own
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
