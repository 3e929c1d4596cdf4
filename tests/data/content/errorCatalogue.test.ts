import { describe, expect, it } from 'vitest'
import { explainNewAddress, explainPasswordChange } from '@/data/content/access'
import { areaNotices } from '@/data/content/areaNotices'
import { checkRegistration } from '@/data/content/formRules'
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
import { signInWithPassword, signUp } from '@/data/session/auth'
import { ProviderError, type ProviderErrorKind, toProviderError } from '@/data/session/providerError'
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

  it.each<[string, unknown]>([
    ['an empty message', { name: 'AuthApiError', status: 400, message: '' }],
    ['blanks', { name: 'AuthApiError', status: 400, message: '  ' }],
    ['no message', { name: 'AuthApiError', status: 400 }],
    ['an object made text', { name: 'AuthRetryableFetchError', status: 500, message: '{}' }],
    [
      'a page of HTML',
      { name: 'AuthUnknownError', message: `Unexpected token '<', "<h1>" is not valid JSON` },
    ],
    ['half an answer', { name: 'AuthUnknownError', message: 'Unexpected end of JSON input' }],
    ['no network', new TypeError('Failed to fetch')],
  ])('describes %s as Something went wrong', (_, raw) => {
    expect(toProviderError(raw).message).toBe('Something went wrong')
  })

  it('asks for an address and a password with the provider’s text, without a call', async () => {
    const words = 'You must provide either an email or phone number and a password'
    const nobody = { firstName: 'Ada', lastName: 'Lovelace', email: '', password: '' }
    expect((await settled(signInWithPassword('', ''))).error?.message).toBe(words)
    expect((await settled(signUp(nobody))).error?.message).toBe(words)
  })

  it('shows the problems of terms and passwords at their fields, with their titles', () => {
    const { terms, confirmPassword } = checkRegistration({
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: 'ada@example.com',
      password: 'correct horse',
      confirmPassword: 'correct house',
      terms: false,
    })
    expect([terms, confirmPassword]).toEqual([
      'Terms Required: Please agree to the terms and conditions',
      'Password Mismatch: Passwords do not match',
    ])
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

describe('the way on in the form for each code of the provider', () => {
  const answerTo = (code: string, rest: object = {}) => {
    const error = toProviderError({ name: 'AuthApiError', status: 400, message: 'Words', code, ...rest })
    const link = failureLinks[error.kind]
    return link ? `${adviceFor(error)} [${link.name}: ${link.to}]` : adviceFor(error)
  }
  const tooMany = 'Please wait a minute and try again.'
  const unconfirmed = 'No email? Look in your spam folder, or have it sent again.'
  const elsewhere = 'This link was requested in another browser. Open it there, or get a new one.'
  const expired = 'Get a new link.'
  const ended = 'Nothing was changed. [Log in: /login]'
  const later = 'Please try again later.'
  const noMail = 'Please use another email address.'
  const input = 'Please check what you entered and try again.'
  const down =
    'We cannot reach the exchange right now. Check your connection and try again. Nothing was lost.'
  const fault = 'Something failed on our side, not on yours. Nothing was lost. Try again in a few minutes.'
  const fresh = 'Get a new reset link, then change the password. [Get a reset link: /forgot-password]'
  const again = 'Please try again in a moment.'

  it.each([
    ['invalid_credentials', 'Check your email address and enter your password again, or reset it.'],
    ['email_not_confirmed', unconfirmed],
    ['provider_email_needs_verification', unconfirmed],
    ['weak_password', 'Please choose a password that is harder to guess.'],
    ['same_password', 'Choose a password that differs from the old one.'],
    ['over_request_rate_limit', 'Please wait 30 seconds before you try again.'],
    ['over_sms_send_rate_limit', tooMany],
    [
      'over_email_send_rate_limit',
      'Look in your inbox and your spam folder. If nothing comes, try again later today.',
    ],
    ['otp_expired', expired],
    ['flow_state_expired', expired],
    ['flow_state_not_found', elsewhere],
    ['bad_code_verifier', elsewhere],
    ['bad_oauth_state', elsewhere],
    ['signup_disabled', later],
    ['email_provider_disabled', later],
    ['user_banned', 'Nobody can log in to this account for now. Try again later, or use another account.'],
    ['email_address_invalid', noMail],
    ['email_address_not_authorized', noMail],
    ['session_expired', ended],
    ['session_not_found', ended],
    ['refresh_token_not_found', ended],
    ['refresh_token_already_used', ended],
    ['bad_jwt', ended],
    ['no_authorization', ended],
    ['user_not_found', ended],
    ['reauthentication_needed', fresh],
    [
      'reauthentication_not_valid',
      'This code is wrong or no longer good. Enter the one in our newest email, or have another one sent.',
    ],
    ['captcha_failed', 'Nothing was lost. Please try again; the check is done anew.'],
    ['validation_failed', input],
    ['bad_json', input],
    ['anonymous_provider_disabled', 'Please fill in both.'],
    ['provider_disabled', 'Please use your email and password.'],
    ['request_timeout', down],
    ['hook_timeout', fault],
    ['conflict', again],
    ['a_code_of_tomorrow', again],
  ])('%s', (code, answer) => {
    expect(answerTo(code)).toBe(answer)
  })

  it('points the owner of a taken address to the login, if the provider reports it', () => {
    for (const code of ['user_already_exists', 'email_exists', 'phone_exists']) {
      expect(answerTo(code)).toBe('If this address is yours, log in or reset the password. [Log in: /login]')
    }
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

  it.each([500, 502, 503, 504, 522, 599])('is not the connection where the server answers %i', (status) => {
    const error = toProviderError({ name: 'AuthRetryableFetchError', status, message: '{}' })
    expect(adviceFor(error)).toBe(fault)
    const told = [describeAlone(error), signedOutHere('serverError').description, linkProblems.serverError]
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

  it('treats a missing answer as a network that is down', () => {
    expect(adviceFor(null)).toBe(down)
  })
})

describe('the cause of a failure, in its notice', () => {
  const causeFor = (status: number, code: string, message: string) =>
    causeOf(toProviderError({ name: 'AuthApiError', status, code, message }))

  it.each([
    [
      'captcha_failed',
      'captcha protection: request disallowed (no captcha_token found)',
      'We could not verify that you are human.',
    ],
    ['over_request_rate_limit', 'Request rate limit reached', 'Too many attempts came from your network.'],
    ['over_email_send_rate_limit', 'email rate limit exceeded', 'Too many emails have been sent.'],
    ['user_banned', 'User is banned', 'This account is suspended.'],
    ['signup_disabled', 'Signups not allowed for this instance', 'Registration is closed at the moment.'],
    ['otp_expired', 'Email link is invalid or has expired', 'This link has expired or was already used.'],
    ['mfa_verification_failed', 'Invalid TOTP code entered', 'This code is wrong.'],
    [
      'weak_password',
      'Password should contain at least one character of each: abcdefghijklmnopqrstuvwxyz, 0123456789',
      'This password is too weak.',
    ],
    [
      'insufficient_aal',
      'AAL2 session is required to update email or password when MFA is enabled.',
      'The code of your second step is missing.',
    ],
  ])('is in our words where %s says «%s»', (code, message, cause) => {
    expect(causeFor(429, code, message)).toBe(cause)
  })

  it.each([
    [429, 'over_email_send_rate_limit', 'For security purposes, you can only request this after 59 seconds.'],
    [422, 'same_password', 'New password should be different from the old password.'],
  ])('is what the provider says where visitors understand it: %i %s', (status, code, message) => {
    expect(causeFor(status, code, message)).toBe(message)
  })

  it('is that something went wrong where no answer came', () => {
    expect(causeOf(null)).toBe('Something went wrong')
  })

  it('of a sign-up whose mail could not be sent says that nothing was created', () => {
    const failure = new ProviderError('signUpUndone')
    expect(`${causeOf(failure)} ${adviceFor(failure)}`).toBe(
      'We could not send the email. Nothing was created. Try again in a few minutes.',
    )
  })
})

describe('help', () => {
  const everyKind: Record<ProviderErrorKind, true> = {
    accountChanged: true,
    alreadyRegistered: true,
    captchaFailed: true,
    captchaMissing: true,
    codeExpired: true,
    codeMissing: true,
    codeNeeded: true,
    codeRefused: true,
    emailClosed: true,
    emailNotConfirmed: true,
    emailRefused: true,
    factorGone: true,
    factorNameTaken: true,
    factorsClosed: true,
    invalidCredentials: true,
    invalidInput: true,
    linkElsewhere: true,
    linkExpired: true,
    mailLimited: true,
    mailNotSent: true,
    missingCredentials: true,
    otherAccount: true,
    otherPassword: true,
    proofNeeded: true,
    providerDisabled: true,
    rateLimited: true,
    reauthenticationNeeded: true,
    reauthenticationRefused: true,
    samePassword: true,
    serverError: true,
    sessionMissing: true,
    signUpClosed: true,
    signUpUndone: true,
    storageRefused: true,
    tooManyFactors: true,
    unknown: true,
    unreachable: true,
    userBanned: true,
    weakPassword: true,
    wrongCode: true,
  }
  const kinds = Object.keys(everyKind) as ProviderErrorKind[]

  it('is promised by no message, since the contact form sends nothing', () => {
    const texts = [
      ...kinds.map((kind) => adviceFor(new ProviderError(kind))),
      ...Object.values(linkProblems),
      ...placeholderPages.flatMap(({ links }) => links.map(({ name }) => name)),
    ]
    const isPromise =
      /contact (us|support)|write to|ask us|(ask|tell) (our|the) (team|support)|our team|get help/i
    expect(texts.filter((text) => isPromise.test(text))).toEqual([])
  })

  it('is offered by links that lead further', () => {
    expect(new Set(Object.values(failureLinks).map(({ to }) => to))).toEqual(
      new Set(['/forgot-password', '/login']),
    )
  })
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
    [['length'], 'Use at least 8 characters.'],
    [['characters'], 'Mix upper- and lower-case letters, digits and symbols.'],
    [['pwned'], 'It is in a list of leaked passwords. Choose one that you have never used.'],
    [
      ['length', 'characters'],
      'Use at least 8 characters. Mix upper- and lower-case letters, digits and symbols.',
    ],
    [['a reason of tomorrow', 'length'], 'Use at least 8 characters.'],
  ])('of the reasons %j is %j', (reasons, complaint) => {
    expect(weak(reasons)).toBe(complaint)
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
