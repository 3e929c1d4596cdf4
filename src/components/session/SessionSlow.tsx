import { Button } from '@chakra-ui/react/button'
import { MessagePage } from '@/components/feedback/MessagePage'
import { LoginLink } from './LoginLink'

export type SessionSlowProps = { onRetry: () => void }

/** Shown on a private page while loading the session takes long. */
export function SessionSlow({ onRetry }: SessionSlowProps) {
  return (
    <MessagePage
      title="Still checking your session"
      actions={
        <>
          <Button onClick={onRetry}>Retry</Button>
          <LoginLink variant="outline">Proceed to Login</LoginLink>
        </>
      }
    >
      This is taking longer than usual. We’re still trying, and the page will load automatically.
    </MessagePage>
  )
}
