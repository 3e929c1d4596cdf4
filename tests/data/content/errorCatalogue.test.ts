import { describe, expect, it } from 'vitest'
import { explainNewAddress, explainPasswordChange } from '@/data/content/access'
import { areaNotices } from '@/data/content/areaNotices'
import {
  adviceFor,
  causeOf,
  describeAlone,
  emailNotVerified,
  explainClaim,
  explainPassword,
  failureLinks,
  failureTitles,
  linkProblems,
  signedOutHere,
  successes,
} from '@/data/content/messages'
import { placeholderNotices } from '@/data/content/notices'
import { placeholders } from '@/data/content/placeholders'
import { signInWithPassword, signUp } from '@/data/session/calls'
import { ProviderError, type ProviderErrorKind, toProviderError } from '@/data/session/errors'
import { catalogueRows } from '../../../stories/texts/catalogueTexts'
import { settled } from '../session/settled'

const placeholderPages = Object.values(placeholders).flat()

const said = ({ title, description }: { title: string; description?: string }) => [title, description]

describe('the error catalogue of the specification', () => {
  it.each([
    ['Welcome back!', 'Successfully logged in.', successes.signedIn],
    ['Registration Successful!', 'Please check your email to verify your account.', successes.signedUp],
    [
      'Password Reset Email Sent',
      'Please check your inbox for instructions to reset your password.',
      successes.resetSent,
    ],
    ['Logged out successfully.', undefined, successes.signedOut],
    ['Email not verified', 'Please check your inbox to verify your email address.', emailNotVerified],
  ])('says word for word «%s» «%s»', (title, description, message) => {
    expect(said(message)).toEqual([title, description])
  })

  it('titles a failure of the auth context by the action', () => {
    expect([failureTitles.signUp, failureTitles.signIn, failureTitles.signOut]).toEqual([
      'Sign up Failed',
      'Sign in Failed',
      'Sign out Failed',
    ])
  })

  it('asks for an address and a password with the provider’s text, without a call', async () => {
    const words = 'You must provide either an email or phone number and a password'
    const nobody = { firstName: 'Ada', lastName: 'Lovelace', email: '', password: '' }
    expect((await settled(signInWithPassword('', ''))).error?.message).toBe(words)
    expect((await settled(signUp(nobody))).error?.message).toBe(words)
  })

  it('titles the placeholder notices, and each says that something is not implemented yet', () => {
    expect(placeholderNotices.demo.title).toBe('Live Demo Coming Soon!')
    expect(placeholderNotices.feature.title).toBe('Feature Coming Soon!')
    expect(placeholderNotices.newsletter.title).toBe('Newsletter Subscription')
    for (const { description } of Object.values({ ...placeholderNotices, ...areaNotices })) {
      expect(description).toMatch(/ is not implemented yet\./)
    }
  })
})

describe('the way on in the form by the code of the provider', () => {
  const answerTo = (code: string, rest: object = {}) => {
    const error = toProviderError({ name: 'AuthApiError', status: 400, message: 'Words', code, ...rest })
    const link = failureLinks[error.kind]
    return link ? `${adviceFor(error)} [${link.name}: ${link.to}]` : adviceFor(error)
  }
  it.each([
    ['invalid_credentials', 'Check your email address and enter your password again, or reset it.'],
    ['over_request_rate_limit', 'Please wait 30 seconds before you try again.'],
    [
      'reauthentication_needed',
      'Get a new reset link, then change the password. [Get a reset link: /forgot-password]',
    ],
    ['session_expired', 'Nothing was changed. [Log in: /login]'],
    ['a_code_of_tomorrow', 'Please try again in a moment.'],
  ])('%s', (code, answer) => {
    expect(answerTo(code)).toBe(answer)
  })

  it('names the seconds to wait, and says when they have passed', () => {
    const error = toProviderError({
      status: 429,
      code: 'over_request_rate_limit',
      message: 'For security purposes, you can only request this after 42 seconds.',
    })
    expect(adviceFor(error)).toBe('Please wait 42 seconds before you try again.')
    expect(adviceFor(error, true)).toBe('You can try again now.')
  })

  it.each([500, 599])('is not the connection where the server answers %i', (status) => {
    const error = toProviderError({ name: 'AuthRetryableFetchError', status, message: '{}' })
    const told = [
      adviceFor(error),
      describeAlone(error),
      signedOutHere('serverError').description,
      linkProblems.serverError,
    ]
    for (const text of told) expect(text).not.toMatch(/connection|reach/)
  })

  it('is also in the notice where no form says it', () => {
    const kinds = [null, new ProviderError('unreachable'), new ProviderError('serverError')]
    expect(kinds.map(describeAlone)).toEqual([
      'Something went wrong. Check your connection and try again.',
      'Something went wrong. Check your connection and try again.',
      'Something went wrong. The fault is on our side. Please try again in a few minutes.',
    ])
    expect(describeAlone(new ProviderError('userBanned', 'User is banned'))).toBe(
      'This account is suspended.',
    )
  })
})

describe('the cause of a failure, in its notice', () => {
  it.each([
    ['user_banned', 'User is banned', 'This account is suspended.'],
    ['mfa_verification_failed', 'Invalid TOTP code entered', 'This code is wrong.'],
    // What visitors understand stays.
    [
      'same_password',
      'New password should be different from the old password.',
      'New password should be different from the old password.',
    ],
  ])('of %s, «%s», is told as «%s»', (code, message, cause) => {
    expect(causeOf(toProviderError({ name: 'AuthApiError', status: 422, code, message }))).toBe(cause)
  })

  it('is that something went wrong where no answer came', () => {
    expect(causeOf(null)).toBe('Something went wrong')
  })
})

it('no text promises the help of a person, since the contact form sends nothing', () => {
  const texts = [
    ...catalogueRows.map(({ text = '' }) => text),
    ...placeholderPages.flatMap(({ links }) => links.map(({ name }) => name)),
  ]
  const isPromise =
    /contact (us|support)|write to|ask us|(ask|tell) (our|the) (team|support)|our team|get help/i
  expect(texts.filter((text) => isPromise.test(text))).toEqual([])
})

describe('the problem at the field of a refused password', () => {
  const weak = (reasons: unknown, message = 'Password should be at least 8 characters.') =>
    explainPassword(
      toProviderError({
        name: 'AuthWeakPasswordError',
        status: 422,
        message,
        code: 'weak_password',
        reasons,
      }),
    ).password

  it.each([
    [['pwned'], 'It is in a list of leaked passwords. Choose one that you have never used.'],
    [
      ['length', 'characters'],
      'Use at least 8 characters. Mix upper- and lower-case letters, digits and symbols.',
    ],
    [['a reason of tomorrow', 'length'], 'Use at least 8 characters.'],
  ])('of the reasons %j is %j', (reasons, problem) => {
    expect(weak(reasons)).toBe(problem)
  })

  it('names the characters that the provider asks for, and no others', () => {
    const [small, large, digits] = ['abcdefghijklmnopqrstuvwxyz', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', '0123456789']
    const asked = (groups: string[]) =>
      weak(['characters'], `Password should contain at least one character of each: ${groups.join(', ')}.`)
    expect(asked([small, large, digits])).toBe(
      'Use at least one lower-case letter, one upper-case letter, and one digit.',
    )
    expect(asked([`${small}${large}`, digits])).toBe('Use at least one letter and one digit.')
    expect(asked([small, large, digits, '!@#$%^&*()_+-=[]{};\'\\:"|<>?,./`~'])).toMatch(/and one symbol\.$/)
  })

  it('names the provider’s minimum length, whatever this project configures', () => {
    const least = (count: number) => weak(['length'], `Password should be at least ${count} characters.`)
    expect([least(6), least(12)]).toEqual(['Use at least 6 characters.', 'Use at least 12 characters.'])
    expect(weak(['length'], 'Password is too short')).toBe('Use more characters.')
  })

  it.each([[[]], ['length'], [undefined]])(
    'is the provider’s message if its reasons are %j and it has a message',
    (reasons) => {
      expect(weak(reasons)).toBe('Password should be at least 8 characters.')
      expect(weak(reasons, '')).toBeUndefined()
    },
  )

  it('is also shown for the old password, and for no other error', () => {
    expect(explainPassword(new ProviderError('samePassword'))).toEqual({
      password: 'Choose a password that differs from the old one.',
    })
    expect(explainPassword(new ProviderError('invalidCredentials'))).toEqual({ password: undefined })
    expect(explainPassword(null)).toEqual({ password: undefined })
  })

  it('says of an address that is not that of a link’s tokens so at its field', () => {
    expect(explainClaim(new ProviderError('otherAccount'))).toEqual({
      email: 'This link was sent to another address. To use the account of that address, reset its password.',
      password: undefined,
    })
    expect(explainClaim(new ProviderError('samePassword'))).toEqual({
      email: undefined,
      password: 'Choose a password that differs from the old one.',
    })
  })
})

describe('a change of the ways into an account', () => {
  const asked = 'Enter the code.'
  const codeProblem = (kind: ProviderErrorKind) => explainPasswordChange(new ProviderError(kind), asked).code

  it('marks the field of the code, where one was mailed or is wrong', () => {
    expect(codeProblem('reauthenticationNeeded')).toBe(asked)
    expect(codeProblem('reauthenticationRefused')).toMatch(/^This code is wrong/)
    expect(codeProblem('samePassword')).toBeUndefined()
    expect(explainPasswordChange(new ProviderError('samePassword'), asked).password).toMatch(/differs/)
  })

  it('marks a new address that is taken or refused, and no other failure', () => {
    const problem = (kind: ProviderErrorKind) => explainNewAddress(new ProviderError(kind)).email
    expect(problem('alreadyRegistered')).toMatch(/^Another account has this address/)
    expect(problem('invalidInput')).toBe('Please check what you entered and try again.')
    expect(problem('mailLimited')).toBeUndefined()
  })
})
