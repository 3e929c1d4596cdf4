import type { Answers, Choice, Deed, Step } from 'machine-workbench/source/journeys'
import { notice, page, press, text, visit, wait } from 'machine-workbench/source/journeys'
import { claimAccount } from '@/data/content/emailLink'
import { failureTitles, linkProblems, type Message, successes } from '@/data/content/messages'
import { badConnection, goesOn, insteadOf, noticeOf, refusals } from './choices'
import { otherTab } from './otherTab'
import { nadia, oskar, sessionFor } from './provider/people'
import { errorOf, refuse } from './provider/refusals'
import { refusalNames } from './refusalNames'

/** A mail with a link, and how it is sent again. */
export type Mail = {
  type: 'signup' | 'recovery'
  /** The call that sends it. */
  call: string
  /** The title of the notice that it could not be sent. */
  failed: string
  /** The notice that it was sent. */
  sent: Message
  /** The button on the page of a broken link. */
  renew: string
}

/** The mail that opens every account, which is sent where nothing is known of the address. */
export const resetMail: Mail = {
  type: 'recovery',
  call: 'POST recover',
  failed: failureTitles.reset,
  sent: successes.resetSent,
  renew: 'Send Reset Link',
}

/** The link in a mail to Nadia. */
const linkOf = ({ type }: Mail) =>
  `/auth/confirm?token_hash=hash-of-the-${type}-mail&type=${type}&email=${encodeURIComponent(nadia.email)}`

const mailRefusals = ({ call, failed }: Mail): Choice[] => [
  ...refusals(call, failed, ['tooManyMails', 'tooOftenForTheGateway', 'mailServerDown', 'noCaptcha']),
  ...badConnection(call, failed, 'Sending...'),
]

/** Having a mail sent again from the page that says to look into the inbox. */
const sendAgain = (mail: Mail): Step => ({
  id: 'send-again',
  name: 'Have the mail sent again',
  deeds: [press('Send the email again')],
  choices: [goesOn('Another mail is sent', [notice(mail.sent)]), ...mailRefusals(mail)],
})

/** Getting a new link on the page of a broken one; `id` keeps the steps of a journey apart. */
const getNewLink = (mail: Mail, id: string, deeds: Deed[] = []): Step => ({
  id,
  name: 'Get a new link',
  deeds: [...deeds, press(mail.renew)],
  choices: [
    goesOn('A new link is sent', [page('Check your inbox'), notice(mail.sent)]),
    ...mailRefusals(mail),
  ],
})

const brokenLink = page('This link does not work')

/** Opening the link in a mail, and what can be wrong with it. `title`: of its page. */
export const openMail = (mail: Mail, title: string, fillAddress: Deed): Step => ({
  id: 'open-mail',
  name: 'Open the link in the mail',
  deeds: [visit(linkOf(mail))],
  choices: [
    goesOn('The link is complete', [page(title)], { by: 'visitor' }),
    insteadOf(
      'no-mail',
      'No mail comes',
      [wait(61, 'Waits a minute')],
      [page('Check your inbox'), text('Send the email again')],
      { leadsTo: [sendAgain(mail)] },
    ),
    insteadOf(
      'cut-link',
      'The link is cut off',
      [visit(`/auth/confirm?type=${mail.type}`)],
      [brokenLink, text('Part of the link is missing.')],
      { leadsTo: [getNewLink(resetMail, 'after-cut-link', [fillAddress])] },
    ),
    insteadOf(
      'old-link',
      'The link is of the provider’s own page, and has expired',
      [
        visit(
          '/auth/confirm#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired',
        ),
      ],
      [brokenLink, text(linkProblems.expired)],
    ),
    insteadOf(
      'unsafe-link',
      'The link holds tokens, which anybody could have put there',
      [visit('/auth/confirm#access_token=a.b.c&refresh_token=r&token_type=bearer')],
      [brokenLink, text(linkProblems.unsupported)],
    ),
    insteadOf(
      'default-link',
      'The mail is the provider’s own, so its link brings tokens',
      [visit(`/dashboard#access_token=a.b.c&refresh_token=r&token_type=bearer&type=${mail.type}`)],
      [page(claimAccount[mail.type === 'signup' ? 'access' : 'password'].title)],
      { outcome: 'success' },
    ),
    insteadOf(
      'elsewhere',
      'The link brings a code that only another browser can use',
      [visit('/reset-password?code=code-of-a-mail')],
      [brokenLink, text(linkProblems.elsewhere)],
      { answers: { 'POST token pkce': refuse('codeUsed') } },
    ),
    insteadOf(
      'somebody-else',
      'Somebody else is logged in here',
      [otherTab.signsIn(sessionFor(oskar)), visit(linkOf(mail))],
      [page('Switch accounts?'), text(oskar.email)],
      { outcome: 'success', leadsTo: [useLink(title)] },
    ),
  ],
})

const useLink = (title: string): Step => ({
  id: 'use-link',
  name: 'Decide for the link',
  deeds: [press('Use the link')],
  choices: [
    goesOn('The link is used', [page(title)], { by: 'visitor' }),
    insteadOf(
      'stay',
      'Stays logged in',
      [press('Stay logged in')],
      [page('Dashboard'), text('Welcome, Oskar Lind.')],
      {
        outcome: 'success',
      },
    ),
  ],
})

/** How a link can be refused when it is used, other than by being too old. */
export const linkRefusals = (call: string, busyLabel: string): Choice[] => [
  ...refusals(call, failureTitles.confirm, ['tooOften', 'banned']),
  ...badConnection(call, failureTitles.confirm, busyLabel),
]

/** The link has expired or was used, and there is a way to a new one. */
export const expiredLink = (
  mail: Mail,
  answers: Answers = { 'POST verify': refuse('linkExpired') },
  next = 'after-expired-link',
): Choice => ({
  id: 'link-expired',
  name: refusalNames.linkExpired,
  by: 'provider',
  outcome: 'failure',
  answers,
  sights: [
    brokenLink,
    text(linkProblems.expired),
    notice(noticeOf(failureTitles.confirm, errorOf('linkExpired'))),
  ],
  leadsTo: [getNewLink(mail, next)],
})
