import { Button } from '@chakra-ui/react/button'
import { Logo } from '@/components/ui/Logo'
import { goHome, scriptless } from '@/data/content/systemPages'
import { MessagePage } from './MessagePage'
import { StaticFrame } from './StaticFrame'

/** Content of a page that needs scripts, for browsers without them. */
export function ScriptlessShell() {
  return (
    <StaticFrame
      logo={
        <a href="/">
          <Logo />
        </a>
      }
    >
      <MessagePage
        title={scriptless.title}
        actions={
          <>
            <Button asChild>
              <a href="/">{goHome}</a>
            </Button>
            <Button asChild variant="outline">
              <a href="/market">View market</a>
            </Button>
          </>
        }
      >
        {scriptless.text}
      </MessagePage>
    </StaticFrame>
  )
}
