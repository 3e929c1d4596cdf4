import { expect } from '@playwright/test'
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
  signedOutHere,
  successes,
} from '@/data/content/messages'
import { placeholderNotices } from '@/data/content/notices'
import { ProviderError, type ProviderErrorKind } from '@/data/provider/providerError'
import {
  adviceStories,
  linkProblemStories,
  noticeStories,
  otherStories,
  type Shown,
  titleStories,
} from './catalogueStories'
import { storyIds, test } from './workbench'

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

const rows: Row[] = [
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
  notice('the notice signedOutHere', otherStories.signedOutHere, signedOutHere),
  notice('the notice sessionDiscarded', otherStories.sessionDiscarded, sessionDiscarded),
  notice('the notice sessionEnded', otherStories.sessionEnded, sessionEnded),
  row('the warning about a clock', otherStories.clockWrong, clockWrong(1).split(' about ')[0]),
  row('the addition for an unanswered registration', otherStories.mayHaveWorked, mayHaveWorked),
  row('the end of a wait', otherStories.waitOver, adviceFor(new ProviderError('rateLimited', '', 9), true)),
]

for (const { name, texts, shown } of rows) {
  if (typeof shown === 'string')
    test(`${name} is shown by its story`, async ({ workbench: { page, show } }) => {
      await show(shown)
      for (const text of texts) await expect(page.locator('body')).toContainText(text)
    })
}

test('every story of the error catalogue shows a text of it', async ({ workbench: { page, show } }) => {
  const stories = storyIds().filter((id) => id.startsWith('screens--error-catalogue--'))
  const crash = 'screens--error-catalogue--auth-context-outside-its-provider'
  expect(stories).toContain(crash)
  const texts = rows.flatMap(({ texts }) => texts)
  for (const story of stories) {
    await show(story)
    const isFound = async () => {
      const body = (await page.locator('body').textContent()) ?? ''
      return texts.some((text) => body.includes(text))
    }
    if (story === crash)
      await expect(page.locator('body')).toContainText('useAuth must be used within an AuthProvider')
    else await expect.poll(isFound, story).toBe(true)
  }
})

test('every coming-soon notice is shown by a story, and each of these stories shows one', async ({
  workbench: { page, show },
}) => {
  const titles = Object.values({ ...placeholderNotices, ...areaNotices }).map(({ title }) => title)
  const shown: string[] = []
  for (const story of storyIds().filter((id) => id.startsWith('components--coming-soon-notices--'))) {
    await show(story)
    const title = page.locator('[data-scope=toast][data-part=title]')
    await expect(title).toHaveCount(1)
    shown.push((await title.textContent()) ?? '')
  }
  expect(titles.filter((title) => !shown.includes(title))).toEqual([])
  expect(shown.filter((title) => !titles.includes(title as (typeof titles)[number]))).toEqual([
    'Staking Coming Soon',
  ])
})
