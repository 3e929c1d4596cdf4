import { Button } from '@chakra-ui/react/button'
import { MessagePage } from '@/components/systemPages/MessagePage'
import { useAuthActor } from './AuthContext'
import { LoginLink } from './LoginLink'

/** Shown on a private page while loading the session takes long. */
export function SessionSlow() {
  const auth = useAuthActor()
  return (
    <MessagePage
      title="Still checking your session"
      actions={
        <>
          <Button onClick={() => auth.send({ type: 'retry.requested' })}>Retry</Button>
          <LoginLink variant="outline">Proceed to Login</LoginLink>
        </>
      }
    >
      This is taking longer than usual. We’re still trying, and the page will load automatically.
    </MessagePage>
  )
}
