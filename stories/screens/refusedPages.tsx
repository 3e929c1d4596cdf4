import type { ReactNode } from 'react'
import { ForgotPasswordPage } from '@/components/auth/ForgotPasswordPage'
import { LoginPage } from '@/components/auth/LoginPage'
import { RegisterPage } from '@/components/auth/RegisterPage'
import { ResetPasswordPage } from '@/components/auth/ResetPasswordPage'
import { checkEmail, checkLogin, checkNewPassword, checkRegistration } from '@/data/content/formRules'
import { causeOf, describeAlone, failureTitles, type Message } from '@/data/content/messages'
import { providerNames, type SocialProvider } from '@/data/session/calls'
import type { ProviderError } from '@/data/session/errors'
import { answer, filledLogin, filledPasswords, filledRegistration, mail, person, social } from '../fixtures'
import { refusals } from '../providerAnswers'
import { Frozen } from '../workbench/Frozen'
import { frozenForm } from '../workbench/frozenForm'
import { refusedForm } from '../workbench/refusedForm'
import { ShownToast, type ShownToastProps } from '../workbench/ShownToast'

/** A page with a toast. */
export const shown = (type: ShownToastProps['type'], message: Message, page: ReactNode) => (
  <>
    <ShownToast type={type} message={message} />
    {page}
  </>
)

/** A page with the toast of a refusal. */
export const refused = (title: string, failure: ProviderError, page: ReactNode) =>
  shown('error', { title, description: causeOf(failure) }, page)

/** A wrong password is cleared. */
const afterRefusal = (failure?: ProviderError) =>
  failure?.kind === 'invalidCredentials' ? { ...filledLogin, password: '' } : filledLogin

/** The login after a refusal, without its toast. */
export const loginPage = (failure?: ProviderError) => (
  <Frozen snapshots={{ form: refusedForm({ values: afterRefusal(failure), validate: checkLogin }, failure) }}>
    <LoginPage onSend={answer} mail={mail} social={social} />
  </Frozen>
)

/** The login after a refusal. */
export const login = (failure: ProviderError) => refused(failureTitles.signIn, failure, loginPage(failure))

/** The login after too many attempts, when the wait is over. */
export const loginAfterWait = () => (
  <Frozen
    snapshots={{
      form: frozenForm('failed', {
        values: filledLogin,
        validate: checkLogin,
        failure: refusals.tooOftenForNow,
      }),
    }}
  >
    <LoginPage onSend={answer} mail={mail} social={social} />
  </Frozen>
)

/** The login after a press of the button of a provider that did not lead there. */
const loginAfterSocial = (description: string) =>
  shown(
    'error',
    { title: failureTitles.signIn, description },
    <LoginPage onSend={answer} mail={mail} social={social} />,
  )

/** The login after a press of the button of a provider that is switched off. */
export const loginWithout = (provider: SocialProvider) =>
  loginAfterSocial(`${providerNames[provider]} sign-in is not available yet.`)

/** The login after a press of the button of a provider when the exchange could not be asked for it. */
export const loginNotAsked = (failure: ProviderError) => loginAfterSocial(describeAlone(failure))

/** The registration after a refusal. */
export const register = (failure: ProviderError) =>
  refused(
    failureTitles.signUp,
    failure,
    <Frozen
      snapshots={{ form: refusedForm({ values: filledRegistration, validate: checkRegistration }, failure) }}
    >
      <RegisterPage onSend={answer} social={social} />
    </Frozen>,
  )

/** The page that sends reset links, after a refusal. */
export const forgotPassword = (failure: ProviderError) =>
  refused(
    failureTitles.reset,
    failure,
    <Frozen
      snapshots={{ form: refusedForm({ values: { email: person.email }, validate: checkEmail }, failure) }}
    >
      <ForgotPasswordPage onSend={answer} />
    </Frozen>,
  )

/** The page of a new password after a refusal. */
export const newPassword = (failure: ProviderError) =>
  refused(
    failureTitles.password,
    failure,
    <Frozen
      snapshots={{ form: refusedForm({ values: filledPasswords, validate: checkNewPassword }, failure) }}
    >
      <ResetPasswordPage email={person.email} onSend={answer} />
    </Frozen>,
  )
