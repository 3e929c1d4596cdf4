import { MachineSeam } from '@king-exchange/machine-workbench/seam'
import { type ReactNode, useContext, useRef, useState } from 'react'
import type { InspectionEvent } from 'xstate'
import { NewAddressForm } from '@/components/account/security/ChangeAddress'
import { PasswordChangeForm } from '@/components/account/security/ChangePassword'
import { NameFactor } from '@/components/account/security/NameFactor'
import { ChooseAccessPage } from '@/components/auth/ChooseAccessPage'
import { ClaimAccountPage } from '@/components/auth/ClaimAccountPage'
import { CodeForm } from '@/components/auth/CodeForm'
import { ConfirmLinkForm } from '@/components/auth/ConfirmLinkPage'
import { EmailForm } from '@/components/auth/EmailForm'
import { LoginForm } from '@/components/auth/LoginPage'
import { RegisterForm } from '@/components/auth/RegisterPage'
import { NewPasswordForm } from '@/components/auth/ResetPasswordPage'
import { ContactForm } from '@/components/contact/ContactPage'
import { forgetDraft } from '@/data/session/registrationDraft'
import { answer, factorCalls, factorOf, ignore, mail, person, social } from '../fixtures'
import { WideStage } from '../workbench/Stage'
import { typeInto } from '../workbench/TypedIn'
import { SiteStepper } from './SiteStepper'

export default { title: 'Stepper' }

/** The registration, without values typed in an earlier life of its machine. */
function Registration() {
  useState(forgetDraft)
  return <RegisterForm onSend={answer} social={social} />
}

/** A form whose fields show the samples that an event of the Stepper brings. */
function Sampled({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const { inspect, ...seam } = useContext(MachineSeam)
  const show = (inspected: InspectionEvent) => {
    if (typeof inspect === 'function') inspect(inspected)
    if (inspected.type === '@xstate.event' && 'values' in inspected.event)
      typeInto(box.current, inspected.event.values)
  }
  return (
    <MachineSeam value={{ ...seam, inspect: show }}>
      <div ref={box}>{children}</div>
    </MachineSeam>
  )
}

const sampled = (form: ReactNode) => () => <Sampled>{form}</Sampled>

const staged = (form: ReactNode) => sampled(<WideStage>{form}</WideStage>)

const subjects = {
  loginForm: staged(<LoginForm onSend={answer} mail={mail} social={social} />),
  registerForm: staged(<Registration />),
  emailForm: staged(<EmailForm submitLabel="Send Reset Link" onSend={answer} />),
  newPasswordForm: staged(<NewPasswordForm email={person.email} onSend={answer} />),
  passwordChangeForm: staged(
    <PasswordChangeForm
      email={person.email}
      isCodeAsked={() => true}
      onCodeMailed={ignore}
      onAbandon={ignore}
      calls={{ onSend: answer, code: { onSend: answer } }}
    />,
  ),
  newAddressForm: staged(<NewAddressForm email={person.email} onSend={answer} onAbandon={ignore} />),
  newAccessForm: sampled(<ChooseAccessPage email={person.email} onSend={answer} />),
  claimForm: sampled(<ClaimAccountPage purpose="access" onSend={answer} />),
  newFactorForm: staged(
    <NameFactor
      factors={[factorOf('totp', 'Tablet')]}
      onSend={factorCalls.enrol}
      onSent={ignore}
      onFailed={ignore}
      cancel={null}
    />,
  ),
  codeForm: staged(<CodeForm apps={[{}]} onSend={answer} />),
  contactForm: staged(<ContactForm onSend={answer} />),
  form: staged(<ConfirmLinkForm label="Confirm email" onSend={answer} />),
}

export const Form = () => <SiteStepper machine="form" subjects={subjects} />
