import { Button } from '@chakra-ui/react/button'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { useMachineSeam } from '@king-exchange/machine-workbench/seam'
import { useActor } from '@xstate/react'
import { useReadableAddress } from '@/components/ui/useReadableAddress'
import { secondFactor } from '@/data/content/secondFactor'
import { type FactorChoice, secondFactorMachine } from '@/machines/secondFactorMachine'
import { AuthLayout } from './AuthLayout'
import { CodeForm, type CodeFormProps } from './CodeForm'
import { ResendButton, type ResendButtonProps } from './ResendButton'

/** The answer to a second factor. `challengeId` is the challenge of a code sent to a phone. */
export type FactorAnswer = { factorId: string; code: string; challengeId?: string | undefined }

export type SecondFactorPageProps = {
  /** The address of the account. */
  email: string
  /** The account's verified factors. */
  factors: FactorChoice[]
  /** Sends a code to a factor's phone. Resolves to the id of its challenge. */
  code: {
    onSend: (factorId: string, signal: AbortSignal) => Promise<string>
    onFailed?: ResendButtonProps<string>['onFailed']
  }
  /** Verifies the typed code. */
  verification: {
    onSend: (answer: FactorAnswer, signal: AbortSignal) => Promise<unknown>
    onFailed?: CodeFormProps['onFailed']
  }
  onLeave: () => void
}

const nameOf = ({ friendly_name, factor_type }: FactorChoice) =>
  friendly_name || (factor_type === 'phone' ? 'my phone' : 'my authenticator app')

/** Asks for the second factor after the password. */
export function SecondFactorPage({ email, factors, code, verification, onLeave }: SecondFactorPageProps) {
  const [logic, seam] = useMachineSeam(secondFactorMachine)
  const [state, send] = useActor(logic, { input: { factors }, ...seam })
  const { factor, challengeId } = state.context
  const shown = useReadableAddress(email)
  const isPhone = state.matches('unsent') || state.matches('sent')
  const factorId = factor?.id ?? ''
  return (
    <AuthLayout title={secondFactor.title} lead={secondFactor.lead(shown)}>
      <Stack gap="8">
        {isPhone ? (
          <ResendButton
            key={factorId}
            label={challengeId ? 'Send another code' : secondFactor.send}
            onSend={(signal) => code.onSend(factorId, signal)}
            onSent={(sentId) => send({ type: 'challenge.sent', challengeId: sentId })}
            onFailed={code.onFailed}
          />
        ) : null}
        {state.matches('readingApp') || challengeId ? (
          <CodeForm
            key={`code ${factorId}`}
            hint={isPhone ? secondFactor.sent : secondFactor.find}
            onSend={(digits, signal) =>
              verification.onSend({ factorId, code: digits, challengeId: challengeId ?? undefined }, signal)
            }
            onFailed={verification.onFailed}
          />
        ) : null}
        {state.matches('unsupported') ? <Text>{secondFactor.unsupported}</Text> : null}
        <Stack gap="3" align="flex-start">
          {state.context.factors
            .filter(({ id }) => id !== factorId)
            .map((other) => (
              <Button
                key={other.id}
                type="button"
                variant="outline"
                size="sm"
                onClick={() => send({ type: 'factor.chosen', factorId: other.id })}
              >
                Use {nameOf(other)} instead
              </Button>
            ))}
          <Button type="button" variant="ghost" size="sm" onClick={onLeave}>
            {secondFactor.otherAccount}
          </Button>
        </Stack>
        <Stack gap="2" textStyle="sm" color="fg.muted">
          {state.context.factors.length > 1 ? <Text>{secondFactor.lost}</Text> : null}
          <Text>{secondFactor.allLost}</Text>
        </Stack>
      </Stack>
    </AuthLayout>
  )
}
