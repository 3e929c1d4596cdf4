import { Alert } from '@chakra-ui/react/alert'
import { Button } from '@chakra-ui/react/button'
import { Stack } from '@chakra-ui/react/stack'
import { Strong } from '@chakra-ui/react/strong'
import { Text } from '@chakra-ui/react/text'
import { useMachineSeam } from '@king-exchange/machine-workbench/seam'
import { useActor } from '@xstate/react'
import { accountAddresses } from '@/actors/accountAddresses'
import { AccountCard } from '@/components/account/AccountCard'
import { MailboxNote, type MailboxNoteProps } from '@/components/auth/MailboxNote'
import { ResendButton } from '@/components/auth/ResendButton'
import { FormFrame } from '@/components/forms/FormFrame'
import { TextField } from '@/components/forms/TextField'
import { type FormCalls, useForm } from '@/components/forms/useForm'
import { useEmitted } from '@/components/machines/useEmitted'
import { useAuthActor } from '@/components/session/AuthContext'
import { notifySuccess } from '@/components/toasts/toaster'
import { disabledInPlace } from '@/components/ui/disabledInPlace'
import { useReadableAddress } from '@/components/ui/useReadableAddress'
import { addressChange, addressChanged, explainNewAddress } from '@/data/content/access'
import { checkNewAddress } from '@/data/content/formRules'
import type { Failure } from '@/data/session/errors'
import { readableAddress } from '@/data/text/readableAddress'
import { toAddress } from '@/data/text/toAddress'
import { type AccountAddresses, addressChangeMachine } from '@/machines/addressChangeMachine'
import { ChangeForm } from './ChangeForm'

type LinkCalls = {
  /** Sends both links; those of an earlier change become invalid. */
  onSend: (email: string) => Promise<unknown>
  onSent?: (() => void) | undefined
  onFailed?: ((failure: Failure | null) => void) | undefined
}

export type ChangeAddressProps = MailboxNoteProps & {
  /** The account's addresses when the page was opened. */
  addresses: AccountAddresses
  calls: LinkCalls & {
    /** Looks whether a link still waits. */
    check: Pick<FormCalls<Record<never, string>, boolean>, 'onSend' | 'onSent' | 'onFailed'>
  }
}

/** The section of the address: the form of a new one, or the two links that wait for being opened. */
export function ChangeAddress({ addresses, calls, mailbox }: ChangeAddressProps) {
  const auth = useAuthActor()
  const [logic, seam] = useMachineSeam(
    addressChangeMachine.provide({ actors: { account: accountAddresses(auth) } }),
  )
  const [state, send, change] = useActor(logic, { input: addresses, ...seam })
  useEmitted(change, 'address.changed', async ({ email }) =>
    notifySuccess(addressChanged(await readableAddress(email))),
  )
  const { email, newEmail, isJustSent } = state.context
  const shown = useReadableAddress(email)
  const isWaiting = state.matches('waiting')
  return (
    <AccountCard title={addressChange.title}>
      <Stack gap="1">
        <Strong overflowWrap="anywhere">{shown}</Strong>
        <Text color="fg.muted">{addressChange.lead}</Text>
      </Stack>
      {isWaiting && newEmail ? (
        <LinksWaiting
          key={newEmail}
          email={email}
          newEmail={newEmail}
          isJustSent={isJustSent}
          mailbox={mailbox}
          calls={calls}
        />
      ) : null}
      {state.matches('entering') ? (
        <NewAddressForm
          email={email}
          onSend={calls.onSend}
          onSent={(address) => {
            send({ type: 'links.sent', newEmail: address })
            calls.onSent?.()
          }}
          onFailed={calls.onFailed}
          onAbandon={() => send({ type: 'change.abandoned' })}
        />
      ) : (
        <Button
          type="button"
          variant="outline"
          size={isWaiting ? 'sm' : 'md'}
          alignSelf="flex-start"
          onClick={() => send({ type: 'change.opened' })}
        >
          {isWaiting ? addressChange.waiting.another : addressChange.open}
        </Button>
      )}
    </AccountCard>
  )
}

export type NewAddressFormProps = {
  /** The account's address. */
  email: string
  /** Receives the address as the provider knows it. */
  onSend: (email: string) => Promise<unknown>
  /** Called after sending, unless the form has unmounted. */
  onSent?: ((email: string) => void) | undefined
  onFailed?: ((failure: Failure | null) => void) | undefined
  onAbandon: () => void
}

/** Asks for the new address of an account. */
export function NewAddressForm({ email, onSend, onSent, onFailed, onAbandon }: NewAddressFormProps) {
  const form = useForm({
    values: { email: '' },
    validate: (values) => checkNewAddress(values, email),
    explain: explainNewAddress,
    onSend: (values) => onSend(toAddress(values.email)),
    onSent: (_, values) => onSent?.(toAddress(values.email)),
    onFailed,
  })
  return (
    <ChangeForm form={form} label={addressChange.submit} busyLabel="Sending..." onAbandon={onAbandon}>
      <TextField
        form={form}
        name="email"
        label={addressChange.label}
        hint={addressChange.hint}
        type="email"
        autoComplete="email"
        autoFocus
      />
    </ChangeForm>
  )
}

type LinksWaitingProps = MailboxNoteProps &
  Pick<ChangeAddressProps, 'calls'> & { email: string; newEmail: string; isJustSent: boolean }

function LinksWaiting({ email, newEmail, isJustSent, mailbox, calls }: LinksWaitingProps) {
  const { title, text, until, cancel, check, again } = addressChange.waiting
  const shown = useReadableAddress(email)
  const shownNew = useReadableAddress(newEmail)
  const form = useForm({ values: {}, validate: () => ({}), ...calls.check })
  return (
    <Stack gap="4">
      <Alert.Root status="info">
        <Alert.Indicator aria-hidden />
        <Alert.Content>
          <Alert.Title>{title}</Alert.Title>
          <Alert.Description overflowWrap="anywhere">
            {text[0]} <Strong>{shownNew}</Strong> {text[1]} <Strong>{shown}</Strong>. {text[2]} {until}{' '}
            {cancel}
          </Alert.Description>
        </Alert.Content>
      </Alert.Root>
      <MailboxNote mailbox={mailbox} />
      <FormFrame form={form}>
        <Button
          type="submit"
          variant="outline"
          size="sm"
          alignSelf="flex-start"
          {...disabledInPlace(form.isBusy || form.secondsLeft > 0)}
        >
          {form.isBusy ? 'Looking...' : check}
        </Button>
      </FormFrame>
      <ResendButton
        label={again}
        justSent={isJustSent}
        onSend={() => calls.onSend(newEmail)}
        onSent={calls.onSent}
        onFailed={calls.onFailed}
      />
    </Stack>
  )
}
