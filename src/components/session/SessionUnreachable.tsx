import { Button } from '@chakra-ui/react/button'
import type { ReactNode } from 'react'
import { MessagePage } from '@/components/systemPages/MessagePage'
import { sessionUnreachable } from '@/data/content/session'
import { selectIsRetrying } from '@/machines/authSelectors'
import { useAuth, useAuthActor } from './AuthContext'

export type SessionUnreachableProps = {
  /** Other ways on. */
  children?: ReactNode
}

/** Shown where a page needs the stored session, while the exchange cannot be reached to refresh it. */
export function SessionUnreachable({ children }: SessionUnreachableProps) {
  const auth = useAuthActor()
  const isRetrying = useAuth(selectIsRetrying)
  return (
    <MessagePage
      title={sessionUnreachable.title}
      actions={
        <>
          <Button aria-disabled={isRetrying} onClick={() => auth.send({ type: 'retry.requested' })}>
            {isRetrying ? 'Retrying...' : 'Retry'}
          </Button>
          {children}
        </>
      }
    >
      {sessionUnreachable.text}
    </MessagePage>
  )
}
