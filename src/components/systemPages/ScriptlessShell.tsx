import { Button } from '@chakra-ui/react/button'
import { Logo } from '@/components/ui/Logo'
import { MessagePage } from './MessagePage'
import { StaticFrame } from './StaticFrame'

/** What a page that is rendered in the browser shows in one without scripts. */
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
        title="This page needs JavaScript"
        actions={
          <>
            <Button asChild>
              <a href="/">Go to the home page</a>
            </Button>
            <Button asChild variant="outline">
              <a href="/market">View market</a>
            </Button>
          </>
        }
      >
        King Exchange needs JavaScript to log you in and show your balances. Allow it in your browser’s
        settings and load this page again.
      </MessagePage>
    </StaticFrame>
  )
}
