import { Button } from '@chakra-ui/react/button'
import { MessagePage } from '@/components/systemPages/MessagePage'
import { sessionSlow } from '@/data/content/session'
import { useAuthActor } from './AuthContext'
import { LoginLink } from './LoginLink'

/** Shown on a private page while loading the session takes long. */
export function SessionSlow() {
  const auth = useAuthActor()
  return (
    <MessagePage
      title={sessionSlow.title}
      actions={
        <>
          <Button onClick={() => auth.send({ type: 'retry.requested' })}>Retry</Button>
          <LoginLink variant="outline">Proceed to Login</LoginLink>
        </>
      }
    >
      {sessionSlow.text}
    </MessagePage>
  )
}
