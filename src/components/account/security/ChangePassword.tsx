import { Button } from '@chakra-ui/react/button'
import { Text } from '@chakra-ui/react/text'
import { useMachineSeam } from '@king-exchange/machine-workbench/seam'
import { useActor } from '@xstate/react'
import { AccountCard } from '@/components/account/AccountCard'
import { AccountName } from '@/components/auth/AccountName'
import { NewPasswordFields } from '@/components/auth/NewPasswordFields'
import { ResendButton, type ResendButtonProps } from '@/components/auth/ResendButton'
import { TextField } from '@/components/forms/TextField'
import { useForm } from '@/components/forms/useForm'
import { useReadableAddress } from '@/components/ui/useReadableAddress'
import { explainPasswordChange, passwordChange } from '@/data/content/access'
import { checkPasswordChange, digitsOf } from '@/data/content/formRules'
import { security } from '@/data/content/security'
import { type Failure, toProviderError } from '@/data/session/errors'
import { passwordChangeMachine } from '@/machines/passwordChangeMachine'
import { ChangeForm } from './ChangeForm'

type PasswordCalls<Output> = {
  /** Fails as `reauthenticationNeeded` once a code was mailed, which the next call has to bring. */
  onSend: (password: string, code?: string) => Promise<Output>
  onSent?: ((output: Output) => void) | undefined
  onFailed?: ((failure: Failure | null) => void) | undefined
  /** Mails another code. */
  code: Pick<ResendButtonProps<unknown>, 'onSend' | 'onSent' | 'onFailed'>
}

export type ChangePasswordProps<Output> = {
  /** The account's address. */
  email: string
  calls: PasswordCalls<Output>
}

/** The section of the password. Its form asks for the code of a mail where the provider wants one. */
export function ChangePassword<Output>({ email, calls }: ChangePasswordProps<Output>) {
  const [logic, seam] = useMachineSeam(passwordChangeMachine)
  const [state, send, change] = useActor(logic, seam)
  return (
    <AccountCard title={passwordChange.title} id={security.password}>
      <Text color="fg.muted">{passwordChange.lead}</Text>
      {state.matches('closed') ? (
        <Button
          type="button"
          variant="outline"
          alignSelf="flex-start"
          onClick={() => send({ type: 'change.opened' })}
        >
          {passwordChange.open}
        </Button>
      ) : (
        <PasswordChangeForm
          email={email}
          isCodeAsked={() => change.getSnapshot().matches('confirming')}
          onCodeMailed={() => send({ type: 'code.mailed' })}
          onAbandon={() => send({ type: 'change.abandoned' })}
          calls={{
            ...calls,
            onSent: (output) => {
              send({ type: 'password.changed' })
              calls.onSent?.(output)
            },
          }}
        />
      )}
    </AccountCard>
  )
}

export type PasswordChangeFormProps<Output> = ChangePasswordProps<Output> & {
  /** True if the provider wants the code of a mail. */
  isCodeAsked: () => boolean
  onCodeMailed: () => void
  onAbandon: () => void
}

/** The form of a new password, typed twice, with the code of a mail where it is asked for. */
export function PasswordChangeForm<Output>({
  email,
  isCodeAsked,
  onCodeMailed,
  onAbandon,
  calls,
}: PasswordChangeFormProps<Output>) {
  const shown = useReadableAddress(email)
  const form = useForm({
    values: { password: '', confirmPassword: '', code: '' },
    validate: (values) => checkPasswordChange(values, isCodeAsked()),
    explain: (failure) => explainPasswordChange(failure, passwordChange.codeAsked(shown)),
    onSend: ({ password, code }) =>
      calls.onSend(password, digitsOf(code) || undefined).catch((error: unknown) => {
        // The form checks its values again when this has failed; then the code belongs to them.
        if (toProviderError(error).kind === 'reauthenticationNeeded') onCodeMailed()
        throw error
      }),
    onSent: calls.onSent,
    onFailed: calls.onFailed,
  })
  const asksForCode = isCodeAsked()
  return (
    <ChangeForm
      form={form}
      label={passwordChange.submit}
      busyLabel="Changing..."
      onAbandon={onAbandon}
      aside={asksForCode ? <ResendButton label={passwordChange.another} justSent {...calls.code} /> : null}
    >
      <AccountName email={email} />
      <NewPasswordFields form={form} label="New password" confirmLabel="Confirm new password" autoFocus />
      {asksForCode ? (
        <TextField
          form={form}
          name="code"
          label={passwordChange.codeLabel}
          hint={passwordChange.codeHint(shown)}
          inputMode="numeric"
          autoComplete="one-time-code"
          dir="ltr"
          // Wherever the form was sent from, the code is what is missing.
          autoFocus
        />
      ) : null}
    </ChangeForm>
  )
}
