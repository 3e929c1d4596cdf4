import { useNavigate } from '@tanstack/react-router'
import { SessionPending } from '@/components/layout/SessionPending'
import { useAuth } from '@/components/session/AuthContext'
import { useEntryState } from '@/components/session/useEntryState'
import { redeemChange } from '@/data/session/access'
import { localMailbox } from '@/data/session/supabaseAddress'
import { selectIsSettled, selectUser } from '@/machines/authSelectors'
import { AddressAcceptedPage, AddressChangeBrokenPage, AddressChangedPage } from './AddressChangePages'
import { ConfirmLinkPage } from './ConfirmLinkPage'
import { useRefusedLink } from './useRefusedLink'

export type AddressChangeScreenProps = {
  /** Undefined after the link was used or refused. */
  tokenHash: string | undefined
  /** True if the provider has accepted one of the two links. */
  isAccepted: boolean
}

/**
 * The page of either link of a change of address, in each step. It asks nobody to log in, and whoever is signed in stays so:
 * the link can be opened in any browser.
 */
export function AddressChangeScreen({ tokenHash, isAccepted }: AddressChangeScreenProps) {
  const navigate = useNavigate()
  const refuse = useRefusedLink('email_change')
  const isSettled = useAuth(selectIsSettled)
  const signedInAs = useAuth((snapshot) => selectUser(snapshot)?.email ?? null)
  const changedTo = useEntryState('changedTo')

  if (changedTo) {
    return isSettled ? <AddressChangedPage email={changedTo} signedInAs={signedInAs} /> : <SessionPending />
  }
  if (isAccepted) return <AddressAcceptedPage mailbox={localMailbox} />
  if (!tokenHash) return <AddressChangeBrokenPage />
  return (
    <ConfirmLinkPage
      key={tokenHash}
      purpose="addressChange"
      onSend={() => redeemChange(tokenHash)}
      onSent={(address) => {
        const search = { type: 'email_change', accepted: address ? undefined : 'first' } as const
        const state = address ? { changedTo: address } : {}
        void navigate({ to: '/auth/confirm', search, state, replace: true })
      }}
      onFailed={(failure) => refuse(failure, undefined)}
    />
  )
}
