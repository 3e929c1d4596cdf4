import { ChangeAddress } from '@/components/account/security/ChangeAddress'
import { ChangePassword } from '@/components/account/security/ChangePassword'
import { OtherSessions } from '@/components/account/security/OtherSessions'
import { AuthProvider } from '@/components/session/AuthContext'
import { checkNewAddress, checkPasswordChange } from '@/data/content/formRules'
import type { Failure } from '@/data/session/errors'
import { addressChangeMachine } from '@/machines/addressChangeMachine'
import { passwordChangeMachine } from '@/machines/passwordChangeMachine'
import { answer, filledPasswords, newAddress, person } from '../fixtures'
import { refusals } from '../providerAnswers'
import { Frozen } from '../workbench/Frozen'
import { signedIn } from '../workbench/frozenAuth'
import type { TypedForm } from '../workbench/frozenForm'
import { type FormState, frozenForm } from '../workbench/frozenForm'
import { frozenResend } from '../workbench/frozenResend'
import { refusedForm } from '../workbench/refusedForm'
import { WideStage } from '../workbench/Stage'

export default { title: 'Components / Account access' }

const inbox = frozenResend('cooling', { secondsLeft: 42 })

const password = (value: 'closed' | 'choosing' | 'confirming', form?: TypedForm) => (
  <WideStage>
    <Frozen
      snapshots={{
        passwordChange: passwordChangeMachine.resolveState({ value }),
        form,
        resend: value === 'confirming' ? inbox : undefined,
      }}
    >
      <ChangePassword email={person.email} calls={{ onSend: answer, code: { onSend: answer } }} />
    </Frozen>
  </WideStage>
)

const typed = (code: string | null) => ({
  values: { ...filledPasswords, code: code ?? '' },
  validate: (values: typeof filledPasswords & { code: string }) => checkPasswordChange(values, code !== null),
})

const choosing = (state: FormState) => password('choosing', frozenForm(state, typed(null)))

const refusedChoice = (failure: Failure) => password('choosing', refusedForm(typed(null), failure))

const refusedCode = (code: string, failure: Failure) =>
  password('confirming', refusedForm(typed(code), failure))

export const Password = () => password('closed')
export const PasswordOpen = () => password('choosing')
export const PasswordMismatch = () =>
  password(
    'choosing',
    frozenForm('invalid', {
      ...typed(null),
      values: { ...filledPasswords, confirmPassword: 'seven', code: '' },
    }),
  )
export const PasswordSending = () => choosing('sending')
export const PasswordIsTheOldOne = () => refusedChoice(refusals.oldPassword)
export const PasswordLeaked = () => refusedChoice(refusals.leakedPassword)
export const PasswordTooOften = () => refusedChoice(refusals.tooOftenForNow)
export const PasswordUnreachable = () => refusedChoice(refusals.unreachable)
export const CodeAsked = () => refusedCode('', refusals.tooOld)
export const CodeMissing = () => password('confirming', frozenForm('invalid', typed('')))
export const CodeSending = () => password('confirming', frozenForm('sending', typed('123456')))
export const WrongCode = () => refusedCode('123456', refusals.wrongNonce)

const address = (
  value: 'closed' | 'entering' | 'waiting',
  form?: TypedForm,
  { isJustSent = false }: { isJustSent?: boolean } = {},
) => {
  const addresses = { email: person.email, newEmail: value === 'waiting' ? newAddress : null }
  return (
    <WideStage>
      <AuthProvider auth={signedIn}>
        <Frozen
          snapshots={{
            addressChange: addressChangeMachine.resolveState({
              value,
              context: { ...addresses, isJustSent },
            }),
            form,
            resend: isJustSent ? inbox : undefined,
          }}
        >
          <ChangeAddress
            addresses={addresses}
            mailbox={null}
            calls={{ onSend: answer, check: { onSend: async () => true } }}
          />
        </Frozen>
      </AuthProvider>
    </WideStage>
  )
}

const entered = (email: string) => ({
  values: { email },
  validate: (values: { email: string }) => checkNewAddress(values, person.email),
})

const entering = (state: FormState, email: string) => address('entering', frozenForm(state, entered(email)))

const refusedAddress = (failure: Failure) => address('entering', refusedForm(entered(newAddress), failure))

const untyped = { values: {}, validate: () => ({}) }

export const Address = () => address('closed')
export const AddressOpen = () => address('entering')
export const AddressInvalid = () => entering('invalid', 'nadia')
export const AddressTheSame = () => entering('invalid', person.email)
export const AddressSending = () => entering('sending', newAddress)
export const AddressTaken = () => refusedAddress(refusals.takenAddress)
export const AddressRefused = () => refusedAddress(refusals.invalid)
export const AddressTooManyMails = () => refusedAddress(refusals.tooManyMails)
export const AddressUnreachable = () => refusedAddress(refusals.unreachable)
export const LinksJustSent = () => address('waiting', undefined, { isJustSent: true })
export const LinksWaiting = () => address('waiting')
export const LinksLookedFor = () => address('waiting', frozenForm('sending', untyped))
export const LinksUnreachable = () => address('waiting', refusedForm(untyped, refusals.unreachable))

const others = (form?: TypedForm) => (
  <WideStage>
    <Frozen snapshots={{ form }}>
      <OtherSessions calls={{ onSend: answer }} />
    </Frozen>
  </WideStage>
)

export const OtherDevices = () => others()
export const OtherDevicesSending = () => others(frozenForm('sending', untyped))
export const OtherDevicesUnreachable = () => others(refusedForm(untyped, refusals.unreachable))
