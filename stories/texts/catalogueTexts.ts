import {
  accessFailureTitles,
  accessSuccesses,
  addressChanged,
  addressStillWaiting,
} from '@/data/content/access'
import { areaNotices } from '@/data/content/areaNotices'
import { complaints } from '@/data/content/complaints'
import { factorFailures, factorNotices } from '@/data/content/factors'
import { pageRenewed, searchNotLoaded } from '@/data/content/lost'
import {
  accountChanged,
  adviceFor,
  causeOf,
  clockWrong,
  emailConfirmed,
  emailNotVerified,
  failureTitles,
  linkProblems,
  type Message,
  mayHaveWorked,
  sessionDiscarded,
  sessionEnded,
  sessionEndings,
  signedOutHere,
  successes,
  withoutMemory,
} from '@/data/content/messages'
import { comingSoon, placeholderNotices } from '@/data/content/notices'
import { accessDenied, privatePages } from '@/data/content/session'
import { crash, scriptless } from '@/data/content/systemPages'
import { ProviderError, type ProviderErrorKind } from '@/data/provider/providerError'
import { kebab } from '@/data/rules/kebab'
import { newAddress, person } from '../fixtures'
import { refusals } from '../providerAnswers'
import { inWords } from '../start/inWords'
import {
  accessStories,
  adviceStories,
  comingSoonStories,
  complaintStories,
  endingStories,
  factorStories,
  linkProblemStories,
  noticeStories,
  otherStories,
  type Shown,
  titleStories,
} from './catalogueStories'

/** A text of the site, or a title with its text; when and where it is said, and the story that shows it. */
export type CatalogueRow = {
  situation: string
  where: 'Toast' | 'Above a form' | 'Below a field' | 'On the page'
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

const kinds = Object.keys(adviceStories) as ProviderErrorKind[]

/** What has happened, as a toast of the error catalogue says it. A login that is not confirmed has a notice of its own. */
const causes: CatalogueRow[] = kinds.flatMap((kind) => {
  const shown = adviceStories[kind]
  const failure = Object.values<ProviderError>(refusals).find((refusal) => refusal.kind === kind)
  if (!failure || kind === 'emailNotConfirmed') return []
  if (typeof shown !== 'string' || !shown.startsWith('screens--error-catalogue--')) return []
  return rowsOf('Toast', 'Refused', { [kind]: shown }, { [kind]: causeOf(failure) })
})

/** Every text about a failure or a success. */
export const catalogueRows: CatalogueRow[] = [
  ...rowsOf(
    'Above a form',
    'Refused',
    adviceStories,
    mapped(adviceStories, (_, kind) => adviceFor(new ProviderError(kind))),
  ),
  ...causes,
  ...rowsOf('Below a field', 'A field', complaintStories, complaints),
  ...rowsOf('On the page', 'A link or redirect', linkProblemStories, linkProblems),
  ...rowsOf('Toast', 'Failed', titleStories, titled(failureTitles)),
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
    waitOver: adviceFor(new ProviderError('rateLimited', '', 9), true),
  }),
  ...rowsOf('On the page', 'Notice', otherStories, {
    clockWrong: clockWrong(26 * 3_600_000),
    crash: { title: crash.title, description: crash.text },
    crashedPart: crash.part,
    scriptless: { title: scriptless.title, description: scriptless.text },
    noAccess: accessDenied(privatePages.dashboard.name).anonymous,
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
