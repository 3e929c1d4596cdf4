import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useEntryState } from '@/components/session/useEntryState'
import type { LoginValues } from '@/data/content/formRules'
import { withReturn } from '@/data/session/accountPath'
import { type ConfirmationLink, createConfirmation } from '@/data/session/confirmation'
import { toProviderError } from '@/data/session/errors'
import { takeReturnPath } from '@/data/session/returnPath'
import { toAddress } from '@/data/text/toAddress'
import { ChooseAccessPage } from './ChooseAccessPage'
import { notifyConfirmed } from './calls'
import { ProveAddressPage } from './ProveAddressPage'
import { useRefusedLink } from './useRefusedLink'

export type ConfirmAddressProps = {
  link: ConfirmationLink
  /** The address in the link, if any. */
  email: string | undefined
  /** Called just before the link is used. */
  onUse: () => void
}

/** Confirms an address by its account's password, or sets a new password for it. Pass the link's hash as `key`. */
export function ConfirmAddress({ link, email, onUse }: ConfirmAddressProps) {
  const navigate = useNavigate()
  const refuse = useRefusedLink(link.type)
  const choosesFor = useEntryState('choosesFor')
  const [confirmation] = useState(() => createConfirmation(link))

  const finish = (address: string) => {
    void notifyConfirmed(address)
    void navigate({ href: takeReturnPath(), replace: true })
  }
  /** Returns whether the password is the one that the address was registered with. */
  const prove = async ({ email: address, password }: LoginValues) => {
    onUse()
    return confirmation.prove(address, password).then(
      () => true,
      (error: unknown) => {
        if (toProviderError(error).kind === 'otherPassword') return false
        throw error
      },
    )
  }
  return choosesFor ? (
    <ChooseAccessPage
      key={choosesFor}
      email={choosesFor}
      onSend={(values) => {
        onUse()
        return confirmation.choose(choosesFor, values)
      }}
      onSent={() => finish(choosesFor)}
      onFailed={(failure) => refuse(failure, choosesFor)}
    />
  ) : (
    <ProveAddressPage
      email={email}
      onSend={prove}
      onSent={(isProven, values) => {
        const address = toAddress(values.email)
        if (isProven) finish(address)
        else void navigate({ to: '/auth/confirm', search: true, state: withReturn({ choosesFor: address }) })
      }}
      // The link is tried only after the password was right, but the address not confirmed.
      onFailed={(failure, values) => refuse(failure, toAddress(values.email), true)}
    />
  )
}
