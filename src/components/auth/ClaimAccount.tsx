import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useAuthActor } from '@/components/session/AuthContext'
import { notifyEntered } from '@/components/toasts/sessionNotices'
import type { ClaimValues } from '@/data/content/formRules'
import { failureTitles, successes } from '@/data/content/messages'
import type { MailTokens } from '@/data/session/arrival'
import { createConfirmation } from '@/data/session/confirmation'
import type { Failure } from '@/data/session/errors'
import { takeReturnPath } from '@/data/session/returnPath'
import { toAddress } from '@/data/text/toAddress'
import { ClaimAccountPage } from './ClaimAccountPage'
import { notifyConfirmed } from './calls'
import { useRefusedLink } from './useRefusedLink'

export type ClaimAccountProps = {
  tokens: MailTokens
  /** Called just before the tokens are used. */
  onUse: () => void
}

/** Gives an account to its owner by the tokens of a mail: the typed address, if it is theirs, and a new password open it. */
export function ClaimAccount({ tokens, onUse }: ClaimAccountProps) {
  const auth = useAuthActor()
  const navigate = useNavigate()
  const refuse = useRefusedLink(tokens.type, failureTitles.password)
  const [confirmation] = useState(() => createConfirmation(tokens))

  // Without the tokens this page offers a new link, so they are kept until the next one is shown.
  const forget = () => auth.send({ type: 'link.dismissed' })
  const finish = () => void navigate({ href: takeReturnPath(), replace: true }).then(forget)
  const onFailed = async (failure: Failure | null, { email }: ClaimValues) => {
    await refuse(failure, toAddress(email))
    if (failure?.kind === 'linkExpired') forget()
  }
  return tokens.type === 'recovery' ? (
    <ClaimAccountPage
      purpose="password"
      onSend={({ email, password }) => {
        onUse()
        return confirmation.reset(email, password)
      }}
      onSent={({ hasEndedOthers }) => {
        notifyEntered(hasEndedOthers ? successes.passwordChanged : successes.passwordChangedHere)
        finish()
      }}
      onFailed={onFailed}
    />
  ) : (
    <ClaimAccountPage
      purpose="access"
      onSend={({ email, ...access }) => {
        onUse()
        return confirmation.choose(email, access)
      }}
      onSent={(_, { email }) => {
        void notifyConfirmed(toAddress(email))
        finish()
      }}
      onFailed={onFailed}
    />
  )
}
