import { Button, type ButtonProps } from '@chakra-ui/react/button'
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

/** The answer to a second factor: the code of any of these. `challengeId` is the challenge of a code sent to a phone. */
export type FactorAnswer = { factorIds: string[]; code: string; challengeId?: string | undefined }

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

/** Asks for the second factor after the password: a code of any of the account's apps, or one that is sent to a phone. */
export function SecondFactorPage({ email, factors, code, verification, onLeave }: SecondFactorPageProps) {
  const [logic, seam] = useMachineSeam(secondFactorMachine)
  const [state, send] = useActor(logic, { input: { factors }, ...seam })
  const { apps, phones, phone, challengeId } = state.context
  const shown = useReadableAddress(email)
  return (
    <AuthLayout title={secondFactor.title} lead={secondFactor.lead(shown)}>
      <Stack gap="8">
        {phone ? (
          <ResendButton
            key={phone.id}
            label={challengeId ? 'Send another code' : secondFactor.send}
            onSend={(signal) => code.onSend(phone.id, signal)}
            onSent={(sentId) => send({ type: 'challenge.sent', challengeId: sentId })}
            onFailed={code.onFailed}
          />
        ) : null}
        {state.matches('appChosen') || challengeId ? (
          <CodeForm
            key={`code ${phone?.id}`}
            apps={phone ? [] : apps}
            onSend={(digits, signal) =>
              verification.onSend(
                {
                  factorIds: (phone ? [phone] : apps).map(({ id }) => id),
                  code: digits,
                  challengeId: challengeId ?? undefined,
                },
                signal,
              )
            }
            onFailed={verification.onFailed}
          />
        ) : null}
        {state.matches('unsupported') ? <Text>{secondFactor.unsupported}</Text> : null}
        <Stack gap="3" align="flex-start">
          {phone && apps.length > 0 ? (
            <Other onClick={() => send({ type: 'apps.chosen' })}>{secondFactor.useApps}</Other>
          ) : null}
          {phones
            .filter((other) => other !== phone)
            .map(({ id, friendly_name }) => (
              <Other key={id} onClick={() => send({ type: 'phone.chosen', factorId: id })}>
                Use <bdi>{friendly_name || 'my phone'}</bdi> instead
              </Other>
            ))}
          <Button type="button" variant="ghost" size="sm" onClick={onLeave}>
            {secondFactor.otherAccount}
          </Button>
        </Stack>
        <Stack gap="2" textStyle="sm" color="fg.muted">
          {apps.length + phones.length > 1 ? <Text>{secondFactor.lost}</Text> : null}
          <Text>{secondFactor.allLost}</Text>
        </Stack>
      </Stack>
    </AuthLayout>
  )
}

/** The button for another kind of code. */
const Other = (props: Pick<ButtonProps, 'onClick' | 'children'>) => (
  <Button type="button" variant="outline" size="sm" {...props} />
)
