import type { ReactNode } from 'react'
import { ForgotPasswordPage } from '@/components/auth/ForgotPasswordPage'
import { LoginPage } from '@/components/auth/LoginPage'
import { RegisterPage } from '@/components/auth/RegisterPage'
import { ResetPasswordPage } from '@/components/auth/ResetPasswordPage'
import { causeOf, failureTitles, type Message } from '@/data/content/messages'
import { providerNames } from '@/data/provider/auth'
import type { ProviderError } from '@/data/provider/providerError'
import { checkEmail, checkLogin, checkNewPassword, checkRegistration } from '@/data/rules/formRules'
import { answer, filledLogin, filledPasswords, filledRegistration, mail, person, social } from '../fixtures'
import { refusals, sentFor } from '../providerAnswers'
import { Frozen } from '../workbench/Frozen'
import { frozenForm } from '../workbench/frozenForm'
import { refusedForm } from '../workbench/refusedForm'
import { SearchedBy } from '../workbench/SearchedBy'
import { ShownToast } from '../workbench/ShownToast'

/** A page with a toast. */
export const shown = (type: 'success' | 'error', message: Message, page: ReactNode) => (
  <>
    <ShownToast type={type} message={message} />
    {page}
  </>
)

/** A page with the toast of a refusal, which is found by what the provider has sent as well. */
export const refused = (title: string, failure: ProviderError, page: ReactNode) => (
  <>
    <SearchedBy>
      {sentFor(failure)?.message ?? failure.message} {sentFor(failure)?.code}
    </SearchedBy>
    {shown('error', { title, description: causeOf(failure) }, page)}
  </>
)

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

/** The login after a press of the button of a provider that is switched off. */
export const loginWithoutApple = () =>
  shown(
    'error',
    { title: failureTitles.signIn, description: `${providerNames.apple} sign-in is not available yet.` },
    <LoginPage onSend={answer} mail={mail} social={social} />,
  )

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
