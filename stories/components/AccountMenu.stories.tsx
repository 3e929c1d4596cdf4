import { useEffect, useRef } from 'react'
import { AccountMenu } from '@/components/account/AccountMenu'
import { LogoutEverywhereDialog } from '@/components/account/LogoutEverywhereDialog'
import type { Session } from '@/data/session/sessionTypes'
import { ignore, person, session, sessionSince, storyNow } from '../fixtures'
import { Opened } from '../workbench/Opened'
import { Stage } from '../workbench/Stage'

export default { title: 'Components / Account menu', meta: { path: '/dashboard', iframed: true } }

const menu = (of: Session, isSigningOut = false) => (
  <Stage>
    <AccountMenu session={of} isSigningOut={isSigningOut} onSignOut={ignore}>
      {person.firstName} {person.lastName}
    </AccountMenu>
  </Stage>
)

export const Closed = () => menu(sessionSince(storyNow))

export const Open = () => <Opened>{menu(sessionSince(storyNow))}</Opened>

export const OpenWithNoKnownStart = () => <Opened>{menu(session)}</Opened>

export const OpenWhileLoggingOut = () => <Opened>{menu(sessionSince(storyNow), true)}</Opened>

export const LogoutEverywhereAsked = () => {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  return <LogoutEverywhereDialog ref={dialog} onConfirm={ignore} onClose={ignore} />
}
