import {
  accessFailureTitles,
  accessSuccesses,
  addressChanged,
  addressStillWaiting,
  explainNewAddress,
  passwordChange,
} from '@/data/content/access'
import { accountReads, unavailable, unavailableText } from '@/data/content/accountReads'
import { areaNotices } from '@/data/content/areaNotices'
import { captchaTexts } from '@/data/content/captcha'
import { contact } from '@/data/content/contact'
import { factorFailures, factorNotices, factorTexts } from '@/data/content/factors'
import { fieldProblems } from '@/data/content/fieldProblems'
import { advice, notLoaded, pageRenewed, searchNotLoaded } from '@/data/content/lost'
import {
  accountChanged,
  adviceFor,
  causeOf,
  clockWrong,
  describeAlone,
  emailConfirmed,
  emailNotVerified,
  explainPassword,
  failureTitles,
  linkProblems,
  type Message,
  mayHaveWorked,
  resendTexts,
  sessionDiscarded,
  sessionEnded,
  sessionEndings,
  signedOutHere,
  successes,
  withoutMemory,
} from '@/data/content/messages'
import { comingSoon, placeholderNotices } from '@/data/content/notices'
import { invitationTexts, ownLink, problemCount } from '@/data/content/register'
import { explainCode } from '@/data/content/secondFactor'
import { accessDenied, privatePages, sessionSlow, sessionUnreachable } from '@/data/content/session'
import { crash, notFound, scriptless } from '@/data/content/systemPages'
import { captchaServices } from '@/data/session/captchaServices'
import { type Outage, ProviderError } from '@/data/session/errors'
import { kebab } from '@/data/text/kebab'
import { factorOf, newAddress, person, refusal, storyNow } from '../fixtures'
import { refusals } from '../providerAnswers'
import { inWords } from '../start/inWords'
import {
  accessStories,
  adviceStories,
  aloneStories,
  captchaStories,
  comingSoonStories,
  endingStories,
  factorStories,
  fieldProblemStories,
  heardStories,
  linkProblemStories,
  noticeStories,
  otherStories,
  refusedFieldStories,
  refusedStories,
  type Shown,
  unavailableStories,
} from './catalogueStories'

/** A text of the site, or a title with its text; when and where it is said, and the story that shows it. */
export type CatalogueRow = {
  situation: string
  where: 'Toast' | 'Above a form' | 'Below a field' | 'On the page' | 'For screen readers'
  title?: string
  text?: string
  shown: Shown
}

/** Rows of a list: `say` gives the texts of each of its members. */
const rowsOf = <Key extends string>(
  where: CatalogueRow['where'],
  situation: string,
  stories: { readonly [each in NoInfer<Key>]: Shown },
  say: { readonly [each in Key]: Message | string },
): CatalogueRow[] =>
  (Object.keys(say) as Key[]).map((key) => {
    const said = say[key]
    const { title, description: text } =
      typeof said === 'string' ? { title: undefined, description: said } : said
    return {
      situation: `${situation}: ${inWords(kebab(key)).toLowerCase()}`,
      where,
      title,
      text,
      shown: stories[key],
    }
  })

const mapped = <Key extends string, From, To>(list: Record<Key, From>, make: (from: From, key: Key) => To) =>
  Object.fromEntries((Object.keys(list) as Key[]).map((key) => [key, make(list[key], key)])) as Record<
    Key,
    To
  >

const titled = <Key extends string>(titles: Record<Key, string>) => mapped(titles, (title) => ({ title }))

/** Toasts of refusals. */
const refused = (Object.keys(refusedStories) as (keyof typeof refusedStories)[]).flatMap((key) => {
  const title = failureTitles[key]
  const stories = refusedStories[key] as Record<keyof typeof refusals, string>
  return rowsOf(
    'Toast',
    title,
    stories,
    mapped(stories, (_, refusal) => ({ title, description: causeOf(refusals[refusal]) })),
  )
})

const tablet = factorOf('totp', 'Tablet at home')
const wrongCode = Object.assign(refusal('wrongCode'), { checkedAt: storyNow })

const absences = accessDenied(privatePages.dashboard.name)

const outage = (kind: Outage) => ({
  title: failureTitles.signIn,
  description: describeAlone(new ProviderError(kind)),
})

/** A title and a text as a page writes them. */
const message = ({ title, text }: { title: string; text: string }) => ({ title, description: text })

const heard = (result: keyof typeof heardStories) =>
  rowsOf(
    'For screen readers',
    `Read again, ${inWords(kebab(result)).toLowerCase()}`,
    mapped(accountReads, () => heardStories[result]),
    mapped(accountReads, (texts) => texts[result]),
  )

const {
  failures: captchaFailures,
  idle,
  loading,
  checking,
  challenging,
  passed,
  expired,
  queued,
} = captchaTexts

/** Every text about a failure or a success. */
export const catalogueRows: CatalogueRow[] = [
  ...rowsOf(
    'Above a form',
    'Refused',
    adviceStories,
    mapped(adviceStories, (_, kind) => adviceFor(new ProviderError(kind))),
  ),
  ...refused,
  ...rowsOf(
    'Toast',
    'Failed with another service',
    aloneStories,
    mapped(aloneStories, (_, kind) => outage(kind)),
  ),
  ...rowsOf('Below a field', 'A field', fieldProblemStories, fieldProblems),
  ...rowsOf('Below a field', 'A field', refusedFieldStories, {
    tooShort: explainPassword(refusals.shortPassword).password ?? '',
    leaked: explainPassword(refusals.leakedPassword).password ?? '',
    weak: explainPassword(refusals.weakInEveryWay).password ?? '',
    addressTaken: explainNewAddress(refusals.takenAddress).email ?? '',
    codeAsked: passwordChange.codeAsked(person.email),
    codeOfApp: explainCode([tablet])(wrongCode).code ?? '',
  }),
  ...rowsOf('On the page', 'Check for humans', captchaStories, {
    idle: idle(captchaServices.turnstile.name),
    loading,
    checking,
    challenging,
    passed,
    expired,
    queued,
    ...captchaFailures,
  }),
  ...rowsOf('On the page', 'Not read', unavailableStories, {
    ...unavailable,
    kycByAServerError: unavailableText(unavailable.kyc, 'serverError'),
    kycOffline: unavailableText(unavailable.kyc, 'unreachable'),
    secondStep: factorTexts.unavailable,
  }),
  ...heard('recovered'),
  ...heard('failedAgain'),
  ...rowsOf('On the page', 'A link or redirect', linkProblemStories, linkProblems),
  ...rowsOf('Toast', 'Notice', noticeStories, successes),
  ...rowsOf('Toast', 'Security settings', accessStories, {
    ...accessSuccesses,
    ...titled(accessFailureTitles),
  }),
  ...rowsOf('Toast', 'Second step', factorStories, { ...factorNotices, ...titled(factorFailures) }),
  ...rowsOf('Toast', 'Session over', endingStories, sessionEndings),
  ...rowsOf('Toast', 'Notice', otherStories, {
    emailNotVerified,
    emailConfirmed: emailConfirmed(person.email),
    addressChanged: addressChanged(newAddress),
    addressStillWaiting,
    signedOutHere: signedOutHere('unreachable'),
    signedOutHereByAServerError: signedOutHere('serverError'),
    withoutMemory: withoutMemory(successes.signedIn),
    accountChanged,
    sessionDiscarded,
    sessionEnded,
    pageRenewed,
    searchNotLoaded,
  }),
  ...rowsOf('Above a form', 'Notice', otherStories, {
    mayHaveWorked,
    problemFields: problemCount(6),
    problemField: problemCount(1),
    wait: adviceFor(refusals.tooOftenForNow),
    waitOver: adviceFor(new ProviderError('rateLimited', '', 9), true),
  }),
  ...rowsOf('On the page', 'Notice', otherStories, {
    clockWrong: clockWrong(26 * 3_600_000),
    crash: message(crash),
    crashedPart: crash.part,
    scriptless: message(scriptless),
    notStarted: `${notLoaded} ${advice}`,
    notFound: `${notFound.before} /. ${notFound.after}`,
    sessionSlow: message(sessionSlow),
    sessionUnreachable: message(sessionUnreachable),
    noAccess: absences.anonymous,
    codeMissing: absences.challenged,
    sessionOver: absences.ended,
    invitationMistaken: invitationTexts.mistaken,
    ownLink: message(ownLink),
    formSendsNothing: contact.form.state,
    nothingWasSent: contact.form.unsent,
    anotherMail: resendTexts.wait(42),
  }),
  ...rowsOf('Toast', 'Not built yet', comingSoonStories, {
    ...placeholderNotices,
    ...areaNotices,
    anotherButton: comingSoon('Staking'),
  }),
]

/** The titles and texts that a story shows, by its id. */
export const saidByStories = new Map<string, string>()
for (const { title = '', text = '', shown } of catalogueRows) {
  if (typeof shown === 'string') saidByStories.set(shown, [saidByStories.get(shown), title, text].join(' '))
}

/** The titles of coming-soon notices by the stories that show them, one each. */
export const comingSoonTitles = new Map(
  catalogueRows.flatMap(({ situation, title, shown }) =>
    situation.startsWith('Not built yet') && title && typeof shown === 'string'
      ? [[shown, title] as const]
      : [],
  ),
)
