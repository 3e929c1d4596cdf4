import { Stack } from '@chakra-ui/react/stack'
import type { Factor } from '@supabase/supabase-js'
import { useState } from 'react'
import { CodeForm } from './CodeForm'
import { ResendButton } from './ResendButton'

/** What is sent to show that a factor is at hand. */
export type FactorAnswer = { factorId: string; code: string; challengeId?: string | undefined }

export type FactorStepProps = {
  factor: Factor
  /** Has a code sent to a phone. Gives the id of the challenge that it answers. */
  onSendCode: (factorId: string, signal: AbortSignal) => Promise<string>
  onVerify: (answer: FactorAnswer, signal: AbortSignal) => Promise<unknown>
  /** A code has been sent before already, and this is what it answers. */
  sentChallengeId?: string | undefined
}

/** The code of one factor: an app shows it by itself, a phone has to be sent it first. */
export function FactorStep({ factor, onSendCode, onVerify, sentChallengeId }: FactorStepProps) {
  const [challengeId, setChallengeId] = useState(sentChallengeId)
  const verify = (code: string, signal: AbortSignal) =>
    onVerify({ factorId: factor.id, code, challengeId }, signal)
  if (factor.factor_type !== 'phone') {
    return <CodeForm hint="Your authenticator app shows it for King Exchange." onSend={verify} />
  }
  return (
    <Stack gap="6">
      <ResendButton
        label={challengeId ? 'Send another code' : 'Send a code to my phone'}
        onSend={async (signal) => setChallengeId(await onSendCode(factor.id, signal))}
      />
      {challengeId ? <CodeForm hint="We have sent it to your phone." onSend={verify} /> : null}
    </Stack>
  )
}
