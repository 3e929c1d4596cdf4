import {
  accessFailureTitles,
  accessSuccesses,
  addressChanged,
  addressStillWaiting,
} from '@/data/content/access'
import { areaNotices } from '@/data/content/areaNotices'
import {
  adviceFor,
  clockWrong,
  emailConfirmed,
  emailNotVerified,
  failureTitles,
  linkProblems,
  type Message,
  mayHaveWorked,
  registrationComplaints,
  sessionDiscarded,
  sessionEnded,
  sessionEndings,
  signedOutHere,
  successes,
  withoutMemory,
} from '@/data/content/messages'
import { placeholderNotices } from '@/data/content/notices'
import { ProviderError, type ProviderErrorKind } from '@/data/provider/providerError'
import {
  accessStories,
  adviceStories,
  comingSoonStories,
  endingStories,
  linkProblemStories,
  noticeStories,
  otherStories,
  type Shown,
  titleStories,
} from './catalogueStories'

/** Texts of the catalogue that belong together, and the story that shows them. */
type Row = { name: string; texts: string[]; shown: Shown }

const row = (name: string, shown: Shown, ...texts: (string | undefined)[]): Row => ({
  name,
  shown,
  texts: texts.filter((text) => text !== undefined),
})

const notice = (name: string, shown: Shown, { title, description }: Message) =>
  row(name, shown, title, description)

const entriesOf = <Key extends string, Value>(object: Record<Key, Value>) =>
  Object.entries(object) as [Key, Value][]

/** Every text about a failure or a success. */
export const catalogueRows: Row[] = [
  ...entriesOf(adviceStories).map(([kind, shown]) =>
    row(`the advice about ${kind}`, shown, adviceFor(new ProviderError(kind as ProviderErrorKind))),
  ),
  ...entriesOf(linkProblemStories).map(([problem, shown]) =>
    row(`a link or redirect that is ${problem}`, shown, linkProblems[problem]),
  ),
  ...entriesOf(titleStories).map(([title, shown]) =>
    row(`the title of a failure: ${title}`, shown, failureTitles[title]),
  ),
  ...entriesOf<string, Message>({ ...successes, ...registrationComplaints }).map(([name, message]) =>
    notice(`the notice ${name}`, noticeStories[name as keyof typeof noticeStories], message),
  ),
  notice('the notice emailNotVerified', otherStories.emailNotVerified, emailNotVerified),
  row('the notice emailConfirmed', otherStories.emailConfirmed, emailConfirmed('').title, 'is verified'),
  ...entriesOf<string, Message>(accessSuccesses).map(([name, message]) =>
    notice(`the notice ${name}`, accessStories[name as keyof typeof accessSuccesses], message),
  ),
  ...entriesOf(accessFailureTitles).map(([title, text]) =>
    row(`the title of a failure: ${title}`, accessStories[title], text),
  ),
  row('the notice addressChanged', otherStories.addressChanged, addressChanged('').title, 'is now'),
  notice('the notice addressStillWaiting', otherStories.addressStillWaiting, addressStillWaiting),
  notice('the notice signedOutHere', otherStories.signedOutHere, signedOutHere('unreachable')),
  notice(
    'the notice signedOutHere of a server with a fault',
    otherStories.signedOutHereByAServerError,
    signedOutHere('serverError'),
  ),
  notice(
    'the notice of a login in a browser that keeps nothing',
    otherStories.withoutMemory,
    withoutMemory(successes.signedIn),
  ),
  notice('the notice sessionDiscarded', otherStories.sessionDiscarded, sessionDiscarded),
  notice('the notice sessionEnded', otherStories.sessionEnded, sessionEnded),
  ...entriesOf(sessionEndings).map(([reason, message]) =>
    notice(`the notice of a session that is over: ${reason}`, endingStories[reason], message),
  ),
  row('the warning about a clock', otherStories.clockWrong, clockWrong(1).split(' about ')[0]),
  row('the addition for an unanswered registration', otherStories.mayHaveWorked, mayHaveWorked),
  row('the end of a wait', otherStories.waitOver, adviceFor(new ProviderError('rateLimited', '', 9), true)),
]

/** The titles of coming-soon notices by the stories that show them, one each. */
export const comingSoonTitles = new Map<string, string>([
  ...entriesOf<string, Message>({ ...placeholderNotices, ...areaNotices }).map(
    ([name, { title }]) => [comingSoonStories[name as keyof typeof comingSoonStories], title] as const,
  ),
  [comingSoonStories.anotherButton, 'Staking Coming Soon'],
])
