import type { accessFailureTitles, accessSuccesses } from '@/data/content/access'
import type { areaNotices } from '@/data/content/areaNotices'
import type { factorFailures, factorNotices } from '@/data/content/factors'
import type { fieldProblems } from '@/data/content/fieldProblems'
import type { failureTitles, linkProblems, successes } from '@/data/content/messages'
import type { placeholderNotices } from '@/data/content/notices'
import type { LinkProblem } from '@/data/session/arrival'
import type { ProviderErrorKind } from '@/data/session/errors'
import type { refusals } from '../providerAnswers'

/** The story that shows a text of the catalogue, or why no visitor ever sees it. */
export type Shown = string | { never: string }

const catalogue = (story: string) => `screens--error-catalogue--${story}` as const
const comingSoon = (story: string) => `components--coming-soon-notices--${story}`
const toast = (story: string) => `components--toasts--${story}`
const contact = (story: string) => `screens--contact--${story}`
const register = (story: string) => `screens--register--${story}`
const login = (story: string) => `screens--login--${story}`
const link = (story: string) => `screens--confirm-link--${story}` as const
const security = (story: string) => `screens--security--${story}` as const
const access = (story: string) => `components--account-access--${story}` as const
const code = (story: string) => `screens--second-factor--${story}` as const

/** A story of a form: what a toast shows has no advice. */
type FormStory = `screens--${string}` | `components--account-access--${string}`

/** The advice about each kind of failure. */
export const adviceStories: Record<ProviderErrorKind, FormStory | { never: string }> = {
  accountChanged: { never: 'The page of the account that is logged in now takes the place of the form.' },
  alreadyRegistered: catalogue('sign-up-taken'),
  captchaFailed: catalogue('sign-in-not-a-person'),
  captchaMissing: catalogue('sign-in-without-captcha'),
  codeExpired: code('expired-code'),
  codeMissing: catalogue('sign-up-without-its-code'),
  codeNeeded: catalogue('new-password-needs-the-code'),
  codeRefused: code('refused-code'),
  emailClosed: catalogue('sign-in-by-email-closed'),
  emailNotConfirmed: catalogue('sign-in-email-not-verified'),
  emailRefused: catalogue('sign-up-no-mail-to-this-address'),
  factorGone: security('set-up-removed-meanwhile'),
  factorNameTaken: { never: 'The field of the name says which name is taken.' },
  factorsClosed: security('no-devices-for-now'),
  invalidCredentials: catalogue('sign-in-failed'),
  invalidInput: catalogue('sign-up-invalid'),
  linkElsewhere: {
    never: 'Only the code of a redirect fails so; the page it leads to says «stale» or «elsewhere».',
  },
  linkExpired: { never: 'The page that offers a new link takes the place of the form.' },
  mailLimited: catalogue('sign-up-too-many-mails'),
  mailNotSent: catalogue('reset-mail-server-down'),
  missingCredentials: catalogue('sign-in-without-credentials'),
  otherAccount: link('other-address'),
  otherPassword: { never: 'The page that takes another password takes the place of the form.' },
  proofNeeded: security('added-elsewhere-meanwhile'),
  providerDisabled: { never: 'The buttons of the providers have no form; their notice says it all.' },
  rateLimited: catalogue('sign-in-too-often-for-the-gateway'),
  reauthenticationNeeded: catalogue('new-password-needs-a-fresh-link'),
  reauthenticationRefused: access('wrong-code'),
  samePassword: catalogue('new-password-is-the-old-one'),
  serverError: catalogue('sign-in-server-error'),
  sessionMissing: catalogue('new-password-without-session'),
  signUpClosed: catalogue('sign-up-failed'),
  signUpUndone: catalogue('sign-up-mail-server-down'),
  storageRefused: { never: 'The buttons of the providers have no form; their notice says it all.' },
  tooManyFactors: security('too-many-devices'),
  unknown: catalogue('sign-in-failed-without-readable-message'),
  unreachable: catalogue('sign-in-unreachable'),
  userBanned: catalogue('sign-in-suspended'),
  weakPassword: catalogue('sign-up-weak-password-for-no-reason'),
  wrongCode: code('wrong-code'),
}

/** Problems of a link or a redirect. */
export const linkProblemStories: Record<LinkProblem & keyof typeof linkProblems, string> = {
  cancelled: login('social-sign-in-cancelled'),
  closed: login('social-registration-closed'),
  elsewhere: link('from-another-browser'),
  expired: link('expired'),
  refused: login('social-sign-in-refused'),
  serverError: login('social-sign-in-broken'),
  stale: login('social-sign-in-stale'),
  suspended: login('social-account-suspended'),
  unreachable: login('social-sign-in-unfinished'),
  unsupported: link('unsupported'),
  unverified: login('social-address-unverified'),
}

/** Refusals of the provider, by the title of the toast. A login that is not confirmed has a notice of its own. */
export const refusedStories: {
  [Title in keyof typeof failureTitles]: { [Refusal in keyof typeof refusals]?: string }
} = {
  signUp: {
    signUpClosed: catalogue('sign-up-failed'),
    taken: catalogue('sign-up-taken'),
    invalid: catalogue('sign-up-invalid'),
    noMailHere: catalogue('sign-up-no-mail-to-this-address'),
    tooManyMails: catalogue('sign-up-too-many-mails'),
    mailServerDownAtSignUp: catalogue('sign-up-mail-server-down'),
    noCode: catalogue('sign-up-without-its-code'),
    shortPassword: catalogue('sign-up-short-password'),
    leakedPassword: catalogue('sign-up-leaked-password'),
    weakInEveryWay: catalogue('sign-up-password-weak-in-every-way'),
    weakForNoReason: catalogue('sign-up-weak-password-for-no-reason'),
  },
  signIn: {
    wrongPassword: catalogue('sign-in-failed'),
    noCredentials: catalogue('sign-in-without-credentials'),
    banned: catalogue('sign-in-suspended'),
    emailClosed: catalogue('sign-in-by-email-closed'),
    notAPerson: catalogue('sign-in-not-a-person'),
    noCaptcha: catalogue('sign-in-without-captcha'),
    tooOften: catalogue('sign-in-too-often'),
    tooOftenForNow: catalogue('sign-in-too-often-for-some-seconds'),
    tooOftenForTheGateway: catalogue('sign-in-too-often-for-the-gateway'),
    serverError: catalogue('sign-in-server-error'),
    unreachable: catalogue('sign-in-unreachable'),
    unreadable: catalogue('sign-in-failed-without-readable-message'),
    wrongCode: code('wrong-code'),
    lateCode: code('expired-code'),
    refusedCode: code('refused-code'),
  },
  signOut: { tooOften: catalogue('sign-out-failed') },
  reset: { mailServerDown: catalogue('reset-mail-server-down') },
  confirm: { linkExpired: catalogue('confirmation-failed') },
  resend: { tooManyMails: catalogue('mail-not-sent') },
  code: { tooManyTexts: code('too-many-texts') },
  password: {
    oldPassword: catalogue('new-password-is-the-old-one'),
    leakedPassword: catalogue('new-password-leaked'),
    tooOld: catalogue('new-password-needs-a-fresh-link'),
    codeNeeded: catalogue('new-password-needs-the-code'),
    noSession: catalogue('new-password-without-session'),
  },
}

/** A login with another service that could not begin. */
export const aloneStories = {
  serverError: login('google-not-asked-by-a-server-error'),
  unreachable: login('google-not-asked-offline'),
}

/** The notices of successes. */
export const noticeStories: Record<keyof typeof successes, string> = {
  signedIn: catalogue('success-login'),
  signedUp: catalogue('success-registration'),
  resetSent: catalogue('success-password-reset'),
  signedOut: catalogue('success-logout'),
  signedOutEverywhere: toast('signed-out-everywhere'),
  passwordChanged: toast('password-changed'),
  passwordChangedHere: toast('password-changed-here'),
  confirmationSent: toast('confirmation-sent'),
}

/** The notices of the security settings. */
export const accessStories: Record<keyof typeof accessSuccesses | keyof typeof accessFailureTitles, string> =
  {
    changeLinksSent: toast('change-links-sent'),
    codeMailed: toast('code-mailed'),
    loggedOutElsewhere: toast('logged-out-elsewhere'),
    address: toast('address-not-changed'),
    addressCheck: toast('address-not-checked'),
    logOutElsewhere: toast('other-devices-not-logged-out'),
  }

/** The notices of second factors. */
export const factorStories: Record<keyof typeof factorNotices | keyof typeof factorFailures, string> = {
  cancelled: toast('set-up-cancelled'),
  first: toast('second-step-added'),
  another: toast('device-added'),
  removed: toast('device-removed'),
  last: toast('second-step-removed'),
  addition: toast('device-not-added'),
  removal: toast('device-not-removed'),
}

/** Problems of fields. */
export const fieldProblemStories: Record<keyof typeof fieldProblems, string> = {
  noEmail: register('nothing-entered'),
  notAnEmail: register('malformed-email'),
  presentEmail: access('address-the-same'),
  noNewPassword: register('nothing-entered'),
  tooLong: register('too-long-password'),
  notRepeated: register('nothing-entered'),
  noPassword: login('nothing-entered'),
  noCode: code('nothing-entered'),
  notSixDigits: code('too-short'),
  noFirstName: register('nothing-entered'),
  noLastName: register('nothing-entered'),
  noName: contact('nothing-entered'),
  noFactorName: security('name-missing'),
  factorNameTaken: security('name-of-another'),
  noSubject: contact('nothing-entered'),
  noMessage: contact('nothing-entered'),
  termsRequired: register('terms-not-ticked'),
  passwordMismatch: register('password-mismatch'),
}

/** Refusals of the provider below a field. */
export const refusedFieldStories = {
  tooShort: register('short-password'),
  leaked: register('leaked-password'),
  weak: register('weak-password'),
  addressTaken: access('address-taken'),
  codeAsked: access('code-asked'),
  codeOfApp: security('proof-refused'),
}

const card = (story: string) => `components--account-cards--${story}`
const dashboard = (story: string) => `screens--dashboard--${story}`

/** Texts in place of content that could not be read. */
export const unavailableStories = {
  kyc: card('kyc-unavailable'),
  kycByAServerError: card('kyc-unavailable-by-a-server-error'),
  kycOffline: card('kyc-unavailable-offline'),
  balances: card('balances-unavailable'),
  movements: dashboard('movements-unavailable'),
  referralLink: card('referral-link-unavailable'),
  joined: card('joined-unavailable'),
  secondStep: security('unavailable'),
}

/** Announcements for screen readers after a retry. */
export const heardStories = {
  recovered: dashboard('recovered'),
  failedAgain: dashboard('everything-unavailable-again'),
}

const captcha = (story: string) => `components--captcha--${story}`

/** States of the captcha. */
export const captchaStories = {
  idle: captcha('before-the-form-is-used'),
  loading: captcha('loading'),
  checking: captcha('checking'),
  challenging: captcha('challenging'),
  passed: captcha('passed'),
  expired: captcha('expired'),
  queued: captcha('press-waits'),
  unreachable: captcha('service-unreachable'),
  refused: captcha('check-refused'),
}

/** The notices that are no member of a list. */
export const otherStories = {
  emailNotVerified: catalogue('sign-in-email-not-verified'),
  emailConfirmed: toast('email-confirmed'),
  addressChanged: toast('address-changed'),
  addressStillWaiting: toast('address-still-waiting'),
  signedOutHere: toast('signed-out-here'),
  signedOutHereByAServerError: toast('signed-out-here-by-a-server-error'),
  withoutMemory: toast('signed-in-without-memory'),
  sessionDiscarded: toast('session-discarded'),
  sessionEnded: toast('session-ended'),
  clockWrong: 'components--account-cards--clock-ahead',
  mayHaveWorked: catalogue('sign-up-unreachable'),
  accountChanged: toast('another-account-logged-in'),
  pageRenewed: toast('page-loaded-again'),
  searchNotLoaded: toast('search-not-loaded'),
  crash: 'screens--notices--crashed',
  crashedPart: 'components--failed-part--in-a-card',
  scriptless: 'screens--notices--without-scripts',
  notFound: 'components--notices--not-found',
  notStarted: 'screens--notices--site-not-started',
  sessionSlow: 'components--notices--still-checking',
  sessionUnreachable: dashboard('exchange-unreachable'),
  noAccess: 'components--notices--no-access',
  codeMissing: dashboard('code-missing'),
  sessionOver: dashboard('session-ended'),
  invitationMistaken: register('invitation-with-a-mistake'),
  ownLink: register('own-link'),
  formSendsNothing: contact('empty'),
  nothingWasSent: contact('succeeded'),
  problemFields: register('nothing-entered'),
  problemField: register('malformed-email'),
  anotherMail: 'components--resend-button--cooling',
  wait: catalogue('sign-in-too-often-for-some-seconds'),
  waitOver: catalogue('sign-in-too-often-and-the-wait-over'),
}

/** The notices of a session that the provider has refused. */
export const endingStories = {
  elsewhere: toast('session-ended-elsewhere'),
  expired: toast('session-expired'),
  suspended: toast('account-suspended'),
  closed: toast('account-closed'),
}

/** The story in which `AuthProvider` is missing, on purpose. */
export const crashStory = catalogue('auth-context-outside-its-provider')

/** The coming-soon notices: each has a story of its own. */
export const comingSoonStories: Record<
  keyof typeof placeholderNotices | keyof typeof areaNotices | 'anotherButton',
  string
> = {
  activateCard: comingSoon('activate-card'),
  adminNotifications: comingSoon('admin-notifications'),
  androidApp: comingSoon('android-app'),
  anotherButton: comingSoon('another-button'),
  apiSubscription: comingSoon('api-subscription'),
  article: comingSoon('full-article'),
  contact: comingSoon('contact-form'),
  demo: comingSoon('live-demo'),
  feature: comingSoon('any-feature'),
  freezeCard: comingSoon('freeze-card'),
  iosApp: comingSoon('ios-app'),
  newsletter: comingSoon('newsletter'),
  orderCard: comingSoon('order-card'),
  statement: comingSoon('statement'),
  topUp: comingSoon('top-up'),
  vipAccess: comingSoon('vip-access'),
}
