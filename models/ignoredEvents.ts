import type { AnyStateMachine, EventFromLogic, StateSchemaFrom } from 'xstate'
import type { authMachine } from '@/machines/authMachine'
import type { countdownMachine } from '@/machines/countdownMachine'
import type { formMachine } from '@/machines/formMachine'
import type { liveMachine } from '@/machines/liveMachine'
import type { mobileMenuMachine } from '@/machines/mobileMenuMachine'
import type { oauthRedirectMachine } from '@/machines/oauthRedirectMachine'
import type { priceHistoryMachine } from '@/machines/priceHistoryMachine'
import type { priceReaderMachine } from '@/machines/priceReaderMachine'
import type { pricesMachine } from '@/machines/pricesMachine'
import type { readMachine } from '@/machines/readMachine'
import type { resendMachine } from '@/machines/resendMachine'
import type { rowOrderMachine } from '@/machines/rowOrderMachine'
import type { secondFactorMachine } from '@/machines/secondFactorMachine'
import type { siteSearchMachine } from '@/machines/siteSearchMachine'

/** The states of a machine, as the coverage map names them: `sending`, `identity.signedOut.ended`. */
type StateIn<Schema> = Schema extends { states: infer States }
  ? { [Name in keyof States & string]: Name | `${Name}.${StateIn<States[Name]>}` }[keyof States & string]
  : never

/**
 * Events that a machine leaves unanswered on purpose, by the state, each with the reason. What is said of a state holds in all
 * that it contains and that do not answer the event; `*` is the whole machine.
 */
type Reasons<Machine extends AnyStateMachine> = {
  [State in '*' | StateIn<StateSchemaFrom<Machine>>]?: { [Type in EventFromLogic<Machine>['type']]?: string }
}

/** Why machines ignore events, by the machine's id. The coverage map shows it; a cell without an answer needs a reason. */
export const ignoredEvents = {
  auth: {
    identity: {
      'refresh.failed': 'Who is signed in is known; what needs a new token says that it fails.',
      'retry.requested': 'Only a page that waits for the session has the button.',
    },
    'identity.loading.unreachable.retrying': { 'retry.requested': 'The attempt is under way.' },
    'identity.signedOut.ended': { SIGNED_OUT: 'The visitor is told once that the session has ended.' },
    'activity.idle': {
      'call.ended': 'The call that ends is an older one: a newer call or a logout came after it.',
    },
    'activity.exchanging': {
      'signIn.began': 'The redirect ends on the dashboard, which shows no form before the exchange is over.',
      'recovery.began': 'The redirect ends on the dashboard; a mail’s link opens a page of its own.',
      'call.ended': 'No form has begun a call since the page was opened.',
      'token.refused': 'The exchange brings a session whose token is new.',
    },
    'activity.signingIn': { 'token.refused': 'The sign-in that is under way brings a new token.' },
    'activity.openingRecovery': { 'token.refused': 'The link that is being redeemed brings a new token.' },
    'activity.renewing': {
      'token.refused': 'The renewal that is under way serves every request that was refused.',
      'call.ended': 'The call that ends is an older one: a newer one would have stopped the renewal.',
    },
    'activity.signingOut': {
      'signIn.began': 'A page that is logging out shows no form that signs in.',
      'recovery.began': 'A page that is logging out redeems no link.',
      'call.ended': 'The logout has taken the place of the call.',
      'token.refused': 'The token belongs to the session that is being ended.',
      'signOut.requested': 'The logout that is under way is enough.',
      'signIn.abandoned': 'The logout that is under way ends this session too.',
    },
  } satisfies Reasons<typeof authMachine>,
  countdown: {
    running: { 'countdown.resumed': 'It runs already: the switch also reports at the start.' },
    paused: {
      'clock.ticked': 'The clock is stopped; a last tick must not count the time of the pause.',
      'countdown.paused': 'It is paused already.',
    },
  } satisfies Reasons<typeof countdownMachine>,
  form: {
    '*': {
      'page.left': 'Only a call that is under way has to be aborted.',
      'page.returned': 'The form has not been left, or goes on as it was.',
    },
    'open.succeeded': { 'complaints.dismissed': 'There is nothing to hide, and it stays sent.' },
    sending: {
      'form.submitted': 'It is sent once, however often the button is pressed.',
      'form.edited': 'The fields are read-only and show what is being sent.',
      'form.filled': 'It is taken over before the next edit or submission.',
      'field.left': 'Nothing is complained of while it is being sent.',
      'form.reset': 'The fields are read-only and show what is being sent.',
      'complaints.dismissed': 'Nothing is complained of while it is being sent.',
    },
    left: {
      'form.submitted': 'The visitor is on the way to another page.',
      'form.edited': 'The visitor is on the way to another page.',
      'form.filled': 'The visitor is on the way to another page.',
      'field.left': 'The visitor is on the way to another page.',
      'form.reset': 'The visitor is on the way to another page.',
      'complaints.dismissed': 'Nothing is complained of while the next page loads.',
      'page.left': 'The call has been aborted already.',
    },
    waiting: {
      'form.submitted': 'The provider would refuse it again before the wait is over.',
      'form.reset': 'The form has to go on telling how long to wait.',
      'complaints.dismissed': 'The form has to go on telling how long to wait.',
    },
  } satisfies Reasons<typeof formMachine>,
  live: {
    'preference.live': {
      'environment.read': 'What the visitor has pressed counts more than what was stored.',
    },
    'tab.shown': { 'tab.shown': 'It counts as shown until it is reported hidden.' },
    'tab.hidden': { 'tab.hidden': 'It is hidden already.' },
  } satisfies Reasons<typeof liveMachine>,
  mobileMenu: {
    closed: {
      'link.chosen': 'The links of a closed menu cannot be reached.',
      'menu.dismissed': 'There is nothing to close.',
      'address.changed': 'There is nothing to close.',
      'window.widened': 'There is nothing to close.',
    },
  } satisfies Reasons<typeof mobileMenuMachine>,
  oauthRedirect: {
    '*': {
      'provider.chosen': 'One redirect at a time; the buttons are disabled meanwhile.',
      'page.restored': 'The visitor has not been on the provider’s page.',
    },
  } satisfies Reasons<typeof oauthRedirectMachine>,
  priceHistory: {
    paused: {
      'book.changed': 'Nothing is recorded while prices are paused.',
      'prices.paused': 'It is paused already: the switch also reports at the start.',
    },
    recording: { 'prices.resumed': 'It is recording already.' },
  } satisfies Reasons<typeof priceHistoryMachine>,
  priceReader: {
    paused: {
      'clock.ticked': 'The clock is stopped; a last tick must not ask for prices.',
      'prices.paused': 'They are paused already: the switch also reports at the start.',
    },
    live: { 'prices.resumed': 'They are live already.' },
  } satisfies Reasons<typeof priceReaderMachine>,
  prices: {
    paused: {
      'prices.paused': 'They are paused already: the switch also reports at the start.',
      'prices.received': 'Prices stand still; the feed is stopped, and a late answer must not move them.',
      'reader.ticked': 'No prices are due while they stand still.',
      'feed.online': 'The feed is stopped.',
      'feed.stale': 'The feed is stopped.',
      'feed.offline': 'The feed is stopped.',
    },
    running: { 'prices.resumed': 'They are running already.' },
  } satisfies Reasons<typeof pricesMachine>,
  read: {
    '*': { 'retry.requested': 'The request that is under way will bring the newest data.' },
  } satisfies Reasons<typeof readMachine>,
  resend: {
    sending: { 'resend.requested': 'One mail or message at a time.' },
    cooling: { 'resend.requested': 'The provider would refuse another one within the cooldown.' },
  } satisfies Reasons<typeof resendMachine>,
  rowOrder: {
    'pointer.away': { 'touch.ended': 'The touch has begun outside the rows.' },
    'pointer.settling': { 'touch.ended': 'A touch of the rows begins by entering them.' },
  } satisfies Reasons<typeof rowOrderMachine>,
  secondFactor: {
    readingApp: { 'challenge.sent': 'The message is for the phone, which is no longer chosen.' },
    unsupported: { 'challenge.sent': 'There is no phone to which a code could be sent.' },
  } satisfies Reasons<typeof secondFactorMachine>,
  siteSearch: {
    '*': {
      'search.requested': 'The dialog is on its way; a second press must not take it back.',
      'search.dismissed': 'There is no dialog that could be closed.',
      'address.changed': 'There is no dialog that could be closed.',
    },
  } satisfies Reasons<typeof siteSearchMachine>,
}
