import type { Answers, Choice, Deed, Sight } from 'machine-workbench/source/journeys'
import { notice, text } from 'machine-workbench/source/journeys'
import {
  adviceFor,
  causeOf,
  emailNotVerified,
  explainPassword,
  type Message,
  sessionEnded,
} from '@/data/content/messages'
import { fallbackMessage } from '@/data/provider/providerError'
import type { Failure } from '@/data/provider/toFailure'
import { kebab } from '@/data/rules/kebab'
import { databaseDown } from './provider/recordedAnswers'
import { errorOf, type RefusalName, refuse } from './provider/refusals'
import { refusalNames } from './refusalNames'

/** The way in which a step goes on. */
export const goesOn = (name: string, sights: readonly Sight[], rest: Partial<Choice> = {}): Choice => ({
  id: 'goes-on',
  name,
  by: 'provider',
  outcome: 'success',
  sights,
  ...rest,
})

/** Something that the visitor does otherwise. */
export const insteadOf = (
  id: string,
  name: string,
  deeds: readonly Deed[],
  sights: readonly Sight[],
  rest: Partial<Choice> = {},
): Choice => ({ id, name, by: 'visitor', outcome: 'failure', deeds, sights, ...rest })

/** Something that the provider answers otherwise. */
export const answered = (
  id: string,
  name: string,
  answers: Answers,
  sights: readonly Sight[],
  rest: Partial<Choice> = {},
): Choice => ({ id, name, by: 'provider', outcome: 'failure', answers, sights, ...rest })

/** The notice of a call that failed, as the site words it. */
export function noticeOf(title: string, failure: Failure | null): Message {
  if (failure?.kind === 'sessionMissing') return sessionEnded
  if (failure?.kind === 'emailNotConfirmed') return emailNotVerified
  return { title, description: causeOf(failure) }
}

/** Refusals of one call that a form reports: by the notice, and by what it says to do. */
export const refusals = (call: string, title: string, names: readonly RefusalName[]): Choice[] =>
  names.map((name) => {
    const error = errorOf(name)
    const wayOn = explainPassword(error).password ?? adviceFor(error)
    return answered(kebab(name), refusalNames[name], { [call]: refuse(name) }, [
      notice(noticeOf(title, error)),
      text(wayOn),
    ])
  })

/** What can become of every call: nobody is there, something else answers, nothing comes, or nothing has come yet. */
export const badConnection = (call: string, title: string, busyLabel: string): Choice[] => [
  ...refusals(call, title, ['serverError', 'unreadable']),
  answered(
    'unanswered',
    'No answer comes',
    { [call]: 'unanswered' },
    [notice({ title, description: fallbackMessage }), text(adviceFor(null))],
    {
      logs: ['TimeoutError'],
    },
  ),
  answered('pending', 'The answer is on its way', { [call]: 'pending' }, [text(busyLabel)], {
    outcome: 'waiting',
  }),
]

/** Each read of the dashboard that can fail. */
export const readsThatFail = (): Choice[] => [
  answered(
    'no-profile',
    'The profile cannot be read',
    { 'GET user_profiles': databaseDown },
    [text('We can’t load your KYC status right now.')],
    { logs: ['Reading the profile'] },
  ),
  answered(
    'no-balances',
    'The balances cannot be read',
    { 'GET wallets': databaseDown },
    [text('We can’t load your balances right now.')],
    { logs: ['Reading the wallets'] },
  ),
  answered(
    'no-referrals',
    'The referrals cannot be counted',
    { 'POST rpc/referral_count': databaseDown },
    [text('We can’t load how many people joined.')],
    { logs: ['Reading the referrals'] },
  ),
]
