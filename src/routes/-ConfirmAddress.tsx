import { useLocation, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ChooseAccessPage } from '@/components/auth/ChooseAccessPage'
import { ProveAddressPage } from '@/components/auth/ProveAddressPage'
import { useAuthActor } from '@/components/session/AuthContext'
import { emailConfirmed, failureTitles } from '@/data/content/messages'
import { type ConfirmationLink, createConfirmation } from '@/data/provider/confirmation'
import type { Result } from '@/data/provider/providerError'
import type { LoginValues, NewAccessValues } from '@/data/rules/formRules'
import { expiredLink } from './-expiredLink'
import { hasLeft, report } from './-outcome'

export type ConfirmAddressProps = {
  link: ConfirmationLink
  /** The address that the link names, if any. */
  email: string | undefined
  /** Told when the link is about to be used. */
  onUse: () => void
}

/** Confirms an address for whoever knows its password, or chooses a new one; give it the link's hash as its key. */
export function ConfirmAddress({ link, email, onUse }: ConfirmAddressProps) {
  const navigate = useNavigate()
  const auth = useAuthActor()
  const choosesFor = useLocation({ select: ({ state }) => state.choosesFor })
  const [confirmation] = useState(() => createConfirmation(link))

  const finish = async (result: Result<null>, address: string, signal: AbortSignal) => {
    if (result.error?.kind === 'linkExpired' && !hasLeft(signal, '/auth/confirm')) {
      auth.send({ type: 'link.rejected', problem: 'expired' })
      await navigate(expiredLink(link.type, address))
    }
    report(result, {
      failure: failureTitles.confirm,
      ...(result.error ? { signal } : { success: emailConfirmed(address) }),
    })
    if (!hasLeft(signal, '/auth/confirm')) await navigate({ to: '/dashboard', replace: true })
  }
  const prove = async ({ email: address, password }: LoginValues, signal: AbortSignal) => {
    onUse()
    const result = await confirmation.prove(address, password)
    if (result.error?.kind !== 'otherPassword') return finish(result, address, signal)
    if (!hasLeft(signal, '/auth/confirm')) {
      await navigate({ to: '/auth/confirm', search: true, state: { choosesFor: address } })
    }
  }
  const choose = async (values: NewAccessValues, signal: AbortSignal) => {
    const address = choosesFor ?? ''
    onUse()
    await finish(await confirmation.choose(address, values), address, signal)
  }
  return choosesFor ? (
    <ChooseAccessPage key={choosesFor} email={choosesFor} onSend={choose} />
  ) : (
    <ProveAddressPage email={email} onSend={prove} />
  )
}
