import { nameOf, pathsOf, pathsOfParts, start, typesOf, walk } from '@king-exchange/machine-workbench/models'
import { describe, expect, it } from 'vitest'
import { type AnyEventObject, createActor, fromCallback, fromPromise } from 'xstate'
import type { Session } from '@/data/session/sessionTypes'
import type { AuthEvent } from '@/machines/authMachine'
import { type AuthSnapshot, authMachine } from '@/machines/authMachine'
import {
  selectAbsence,
  selectChallenged,
  selectClockOffset,
  selectIsRetrying,
  selectIsSettled,
  selectIsSigningOut,
  selectIsSlow,
  selectIsUnreachable,
  selectTokens,
  selectUser,
  selectUserId,
} from '@/machines/authSelectors'
import { testNow } from '../../models/clock'
import { models } from '../../models/models'
import { sessionOf, sessionWithFactor } from '../../models/sessions'

const ada = sessionOf('ada')
const adaRefreshed = { ...sessionOf('ada'), access_token: 'access-ada-2' }
const bob = sessionOf('bob')
const carlaWithoutCode = sessionWithFactor('carla', 'aal1')
const carla = sessionWithFactor('carla', 'aal2')

const initial = (session: Session | null) => ({ type: 'INITIAL_SESSION', session, now: testNow }) as const

/**
 * Every event that may move who is signed in, in each form that leads somewhere else, and where it leads from most states
 * while nothing else goes on.
 */
const answers = {
  'INITIAL_SESSION with a session': [initial(ada), 'signedIn ada'],
  'INITIAL_SESSION with 5 s left': [
    initial({ ...sessionOf('ada', 5), access_token: 'access-ada-0' }),
    'signedOut.anonymous -',
  ],
  'INITIAL_SESSION with the token that is held': [initial(sessionOf('ada', -7200)), 'signedOut.anonymous -'],
  'INITIAL_SESSION without': [initial(null), 'signedOut.anonymous -'],
  'INITIAL_SESSION that lacks the code': [initial(carlaWithoutCode), 'challenged.signingIn -'],
  SIGNED_IN: [{ type: 'SIGNED_IN', session: ada }, 'signedIn ada'],
  'SIGNED_IN as another user': [{ type: 'SIGNED_IN', session: bob }, 'signedIn bob'],
  'SIGNED_IN without a session': [{ type: 'SIGNED_IN', session: null }, 'signedOut.anonymous -'],
  'SIGNED_IN that lacks the code': [
    { type: 'SIGNED_IN', session: carlaWithoutCode },
    'challenged.signingIn -',
  ],
  'SIGNED_IN with the code': [{ type: 'SIGNED_IN', session: carla }, 'signedIn carla'],
  SIGNED_OUT: [{ type: 'SIGNED_OUT', session: null }, 'signedOut.anonymous -'],
  TOKEN_REFRESHED: [{ type: 'TOKEN_REFRESHED', session: adaRefreshed }, 'signedIn ada'],
  'TOKEN_REFRESHED without a session': [{ type: 'TOKEN_REFRESHED', session: null }, 'signedOut.anonymous -'],
  'TOKEN_REFRESHED that lacks the code': [
    { type: 'TOKEN_REFRESHED', session: carlaWithoutCode },
    'challenged.signingIn -',
  ],
  USER_UPDATED: [{ type: 'USER_UPDATED', session: adaRefreshed }, 'signedIn ada'],
  'USER_UPDATED without a session': [{ type: 'USER_UPDATED', session: null }, 'signedOut.anonymous -'],
  'USER_UPDATED that lacks the code': [
    { type: 'USER_UPDATED', session: carlaWithoutCode },
    'challenged.signingIn -',
  ],
  MFA_CHALLENGE_VERIFIED: [{ type: 'MFA_CHALLENGE_VERIFIED', session: adaRefreshed }, 'signedIn ada'],
  'MFA_CHALLENGE_VERIFIED with the code': [
    { type: 'MFA_CHALLENGE_VERIFIED', session: carla },
    'signedIn carla',
  ],
  'MFA_CHALLENGE_VERIFIED without a session': [
    { type: 'MFA_CHALLENGE_VERIFIED', session: null },
    'signedOut.anonymous -',
  ],
  PASSWORD_RECOVERY: [{ type: 'PASSWORD_RECOVERY', session: ada }, 'signedIn ada'],
  'PASSWORD_RECOVERY without a session': [
    { type: 'PASSWORD_RECOVERY', session: null },
    'signedOut.anonymous -',
  ],
  'PASSWORD_RECOVERY that lacks the code': [
    { type: 'PASSWORD_RECOVERY', session: carlaWithoutCode },
    'challenged.signingIn -',
  ],
  'link.dismissed': [{ type: 'link.dismissed' }, 'the same'],
  'session.discarded': [{ type: 'session.discarded' }, 'the same'],
  'call.refused': [{ type: 'call.refused' }, 'the same'],
  'session.refused': [{ type: 'session.refused', reason: 'suspended' }, 'the same'],
  'refresh.failed': [{ type: 'refresh.failed' }, 'the same'],
  'retry.requested': [{ type: 'retry.requested' }, 'the same'],
  'clock.measured': [{ type: 'clock.measured', offset: 7_200_000 }, 'the same'],
} as const satisfies Record<string, readonly [AuthEvent, string]>
type EventName = keyof typeof answers
type Events = { [Name in EventName]: (typeof answers)[Name][0] }
const names = Object.keys(answers) as EventName[]
const events = Object.fromEntries(names.map((name) => [name, answers[name][0]])) as Events

/** What moves the activity, with the answers of what the machine invokes. */
const activityEvents = {
  'signIn.began': { type: 'signIn.began', callId: 'login' },
  'recovery.began': { type: 'recovery.began', callId: 'link' },
  'call.ended of the login': { type: 'call.ended', callId: 'login', isSuccess: true },
  'call.ended of the link': { type: 'call.ended', callId: 'link', isSuccess: true },
  'call.ended of an older call': { type: 'call.ended', callId: 'older', isSuccess: true },
  'token.refused': { type: 'token.refused', refused: ada },
  'signOut.requested': { type: 'signOut.requested', scope: 'local' },
  'signIn.abandoned': { type: 'signIn.abandoned' },
  renewed: { type: 'xstate.done.actor.renewal', output: undefined },
  'signed out': { type: 'xstate.done.actor.signOut', output: { scope: 'local', outage: null } },
  exchanged: { type: 'xstate.done.actor.exchange', output: { problem: null, session: null, now: testNow } },
} as const satisfies Record<string, AnyEventObject>
type ActivityEventName = keyof typeof activityEvents

/** What a state answers otherwise than most do. */
const exceptions: Record<string, Partial<Record<EventName, string>>> = {
  'loading.prompt': { 'refresh.failed': 'loading.unreachable.waiting -' },
  'loading.slow': { 'refresh.failed': 'loading.unreachable.waiting -' },
  'loading.unreachable.waiting': {
    'retry.requested': 'loading.unreachable.retrying -',
    SIGNED_OUT: 'signedOut.ended -',
  },
  'loading.unreachable.retrying': {
    'refresh.failed': 'loading.unreachable.waiting -',
    SIGNED_OUT: 'signedOut.ended -',
  },
  'signedOut.ended': { SIGNED_OUT: 'the same', 'INITIAL_SESSION without': 'the same' },
  signedIn: {
    SIGNED_OUT: 'signedOut.ended -',
    'INITIAL_SESSION with the token that is held': 'signedIn ada',
  },
  'challenged.signingIn': { SIGNED_OUT: 'signedOut.ended -' },
  'challenged.recovering': {
    SIGNED_OUT: 'signedOut.ended -',
    'INITIAL_SESSION that lacks the code': 'challenged.recovering -',
    'SIGNED_IN that lacks the code': 'challenged.recovering -',
    'TOKEN_REFRESHED that lacks the code': 'challenged.recovering -',
    'USER_UPDATED that lacks the code': 'challenged.recovering -',
    'SIGNED_IN with the code': 'recovering carla',
    'MFA_CHALLENGE_VERIFIED with the code': 'recovering carla',
  },
  recovering: {
    SIGNED_OUT: 'signedOut.ended -',
    'INITIAL_SESSION with a session': 'recovering ada',
    'INITIAL_SESSION with 5 s left': 'recovering ada',
    'INITIAL_SESSION with the token that is held': 'recovering ada',
    SIGNED_IN: 'recovering ada',
    TOKEN_REFRESHED: 'recovering ada',
    MFA_CHALLENGE_VERIFIED: 'recovering ada',
  },
}

const beginRecovery = activityEvents['recovery.began']

/** The model with the second factor on another account than Ada's, so that each event tells whom it means. */
const ofTwo = {
  ...models.auth,
  events: models.auth.events.map((event) => {
    if (!('session' in event) || !(event.session as Session | null)?.user.factors) return event
    return { ...event, session: event.type === 'MFA_CHALLENGE_VERIFIED' ? carla : carlaWithoutCode }
  }) as typeof models.auth.events,
}

const paths = pathsOf(ofTwo)
const pathsAfterRedirect = pathsOf(models.authAfterRedirect)

/** The machine in a state of the identity, with no activity left. */
const arrive = (state: string) => walk(ofTwo, paths[`identity.${state} activity.idle`] ?? [])

const identityOf = (snapshot: AuthSnapshot) => nameOf(snapshot.value.identity)
const activityOf = (snapshot: AuthSnapshot) => nameOf(snapshot.value.activity)

const identities = [
  'loading.prompt',
  'loading.slow',
  'loading.unreachable.waiting',
  'loading.unreachable.retrying',
  'signedOut.anonymous',
  'signedOut.ended',
  'challenged.signingIn',
  'challenged.recovering',
  'signedIn',
  'recovering',
]

/** What each activity answers; everything else leaves it as it is. */
const activities: Record<string, Partial<Record<ActivityEventName, string>>> = {
  idle: {
    'signIn.began': 'signingIn',
    'recovery.began': 'openingRecovery',
    'token.refused': 'renewing',
    'signOut.requested': 'signingOut.leaving',
    'signIn.abandoned': 'signingOut.abandoning',
  },
  signingIn: {
    'recovery.began': 'openingRecovery',
    'call.ended of the login': 'idle',
    'signOut.requested': 'signingOut.leaving',
    'signIn.abandoned': 'signingOut.abandoning',
  },
  openingRecovery: {
    'signIn.began': 'signingIn',
    'call.ended of the link': 'idle',
    'signOut.requested': 'signingOut.leaving',
    'signIn.abandoned': 'signingOut.abandoning',
  },
  renewing: {
    'signIn.began': 'signingIn',
    'recovery.began': 'openingRecovery',
    'signOut.requested': 'signingOut.leaving',
    'signIn.abandoned': 'signingOut.abandoning',
    renewed: 'idle',
  },
  'signingOut.leaving': { 'signed out': 'idle' },
  'signingOut.abandoning': { 'signed out': 'idle' },
  exchanging: {
    exchanged: 'idle',
    'signOut.requested': 'signingOut.leaving',
    'signIn.abandoned': 'signingOut.abandoning',
  },
}

/** The machine in an activity, before it is known who is signed in, and what it emits from then on. */
function act(activity: string) {
  const state = `identity.loading.prompt activity.${activity}`
  const path = paths[state]
  return path ? walk(models.auth, path) : walk(models.authAfterRedirect, pathsAfterRedirect[state] ?? [])
}

describe('authMachine', () => {
  it('reaches every state of the identity and every activity by its shortest path', () => {
    const shortest = { ...pathsOfParts(models.authAfterRedirect), ...pathsOfParts(models.auth) }
    expect(typesOf(shortest)).toEqual({
      'identity.loading.prompt': [],
      'identity.loading.slow': ['xstate.after.slow.auth.identity.loading.prompt'],
      'identity.loading.unreachable.waiting': ['refresh.failed'],
      'identity.loading.unreachable.retrying': ['refresh.failed', 'retry.requested'],
      'identity.signedOut.anonymous': ['INITIAL_SESSION'],
      'identity.signedOut.ended': ['INITIAL_SESSION', 'SIGNED_OUT'],
      'identity.challenged.signingIn': ['INITIAL_SESSION'],
      'identity.challenged.recovering': ['recovery.began', 'PASSWORD_RECOVERY'],
      'identity.signedIn': ['INITIAL_SESSION'],
      'identity.recovering': ['recovery.began', 'PASSWORD_RECOVERY'],
      'activity.idle': [],
      'activity.exchanging': [],
      'activity.signingIn': ['signIn.began'],
      'activity.openingRecovery': ['recovery.began'],
      'activity.renewing': ['token.refused'],
      'activity.signingOut.leaving': ['signOut.requested'],
      'activity.signingOut.abandoning': ['signIn.abandoned'],
    })
  })

  describe.each(Object.keys(activities))('while %s', (activity) => {
    it.each(Object.keys(activityEvents) as ActivityEventName[])('answers %s', (name) => {
      const { actor, happen } = act(activity)
      expect(activityOf(actor.getSnapshot())).toBe(activity)
      happen(activityEvents[name])
      expect(activityOf(actor.getSnapshot())).toBe(activities[activity]?.[name] ?? activity)
    })
  })

  describe.each(identities)('in %s', (state) => {
    it.each(names)('answers %s', (name) => {
      const { actor } = arrive(state)
      const before = actor.getSnapshot()
      expect(identityOf(before)).toBe(state)
      actor.send(events[name])
      const after = actor.getSnapshot()
      const expected = exceptions[state]?.[name] ?? answers[name][1]
      const reached = `${identityOf(after)} ${selectUserId(after) ?? '-'}`
      expect(reached).toBe(
        expected === 'the same' ? `${identityOf(before)} ${selectUserId(before) ?? '-'}` : expected,
      )
    })
  })

  it('keeps the newest session through a refresh', () => {
    const { actor } = arrive('signedIn')
    actor.send(events.TOKEN_REFRESHED)
    expect(actor.getSnapshot().context.session).toEqual(adaRefreshed)
  })

  it('keeps nothing of the session once signed out', () => {
    const { actor } = arrive('signedIn')
    actor.send(events.SIGNED_OUT)
    expect(actor.getSnapshot().context.session).toBeNull()
    expect(selectUser(actor.getSnapshot())).toBeNull()
  })

  it.each([
    [9, 'signedOut.anonymous'],
    [10, 'signedIn'],
  ])('takes a stored session with %i s left for %s', (secondsLeft, state) => {
    const { actor } = start(models.auth)
    actor.send(initial(sessionOf('ada', secondsLeft)))
    expect(identityOf(actor.getSnapshot())).toBe(state)
  })

  it.each([-400 * 24, -26, -2, 0, 2, 26, 400 * 24])(
    'keeps a session that the provider has just renewed where the clock is %d h ahead',
    (hours) => {
      const { actor } = start(models.auth)
      actor.send({ type: 'TOKEN_REFRESHED', session: adaRefreshed })
      actor.send({ ...initial(adaRefreshed), now: testNow + hours * 3_600_000 })
      expect(identityOf(actor.getSnapshot())).toBe('signedIn')
    },
  )

  it.each([
    [0, 0],
    [300_000, 0],
    [-300_000, 0],
    [-301_000, -301_000],
    [7_200_000, 7_200_000],
  ])(
    'takes a clock that is %i ms ahead for one that is %i ms off, until it is measured anew',
    (offset, noted) => {
      const { actor } = start(models.auth)
      actor.send({ type: 'clock.measured', offset })
      expect(selectClockOffset(actor.getSnapshot())).toBe(noted)
      actor.send({ type: 'clock.measured', offset: 0 })
      expect(selectClockOffset(actor.getSnapshot())).toBe(0)
    },
  )

  it.each(['session.discarded', 'call.refused'] as const)('tells of %s', (type) => {
    const { emitted, happen } = start(models.auth)
    happen(events[type])
    expect(emitted).toEqual([{ type }])
  })

  it('turns slow after 8 s, can be refreshed at once, and is settled by whatever comes later', () => {
    const { actor, clock, emitted } = start(models.auth)
    clock.increment(7_999)
    expect(identityOf(actor.getSnapshot())).toBe('loading.prompt')
    clock.increment(1)
    expect(identityOf(actor.getSnapshot())).toBe('loading.slow')
    expect(selectIsSlow(actor.getSnapshot())).toBe(true)
    expect(selectIsSettled(actor.getSnapshot())).toBe(false)
    actor.send(events['retry.requested'])
    expect(emitted).toEqual([{ type: 'refresh.requested' }])
    expect(selectIsSlow(actor.getSnapshot())).toBe(true)
    actor.send(events['INITIAL_SESSION without'])
    expect(selectIsSettled(actor.getSnapshot())).toBe(true)
  })

  it('says that the exchange cannot be reached, not that nobody is signed in', () => {
    const { actor, emitted } = start(models.auth)
    actor.send(events['refresh.failed'])
    expect(selectIsUnreachable(actor.getSnapshot())).toBe(true)
    expect(selectIsSettled(actor.getSnapshot())).toBe(false)
    expect(selectIsRetrying(actor.getSnapshot())).toBe(false)

    actor.send(events['retry.requested'])
    expect(selectIsRetrying(actor.getSnapshot())).toBe(true)
    expect(emitted).toEqual([{ type: 'refresh.requested' }])
    actor.send(events['refresh.failed'])
    expect(selectIsRetrying(actor.getSnapshot())).toBe(false)

    actor.send(events.TOKEN_REFRESHED)
    expect(selectUserId(actor.getSnapshot())).toBe('ada')
    expect(selectIsUnreachable(actor.getSnapshot())).toBe(false)
  })

  it.each(['signedIn', 'loading.unreachable.waiting'])(
    'says once that a session of %s has ended, however often it hears of it',
    (state) => {
      const { actor, emitted } = arrive(state)
      emitted.length = 0
      actor.send(events.SIGNED_OUT)
      actor.send(events.SIGNED_OUT)
      actor.send(events['INITIAL_SESSION without'])
      expect(emitted).toEqual([{ type: 'session.ended', reason: null }])
      expect(selectAbsence(actor.getSnapshot())).toBe('ended')
    },
  )

  it('says nothing of an end that the visitor has asked for during an outage', () => {
    const { actor, emitted } = start(models.auth)
    actor.send(events['refresh.failed'])
    actor.send({ type: 'signOut.requested', scope: 'local' })
    actor.send(events.SIGNED_OUT)
    expect(emitted).toEqual([])
    expect(identityOf(actor.getSnapshot())).toBe('signedOut.anonymous')
  })

  it.each(['signedIn', 'recovering', 'challenged.signingIn'])(
    'says why a session of %s was refused',
    (state) => {
      const { actor, emitted } = arrive(state)
      actor.send(events['session.refused'])
      // The auth server knows of a session only that it is gone, the database why.
      actor.send({ type: 'session.refused', reason: 'elsewhere' })
      actor.send(events.SIGNED_OUT)
      expect(emitted.at(-1)).toEqual({ type: 'session.ended', reason: 'suspended' })
    },
  )

  it.each(['SIGNED_OUT', 'INITIAL_SESSION without'] as const)(
    'says at a new visit, by %s, that the stored session was refused',
    (report) => {
      const { actor, emitted } = start(models.auth)
      actor.send({ type: 'session.refused', reason: 'expired' })
      actor.send(events[report])
      expect(emitted).toEqual([{ type: 'session.ended', reason: 'expired' }])
      expect(selectAbsence(actor.getSnapshot())).toBe('ended')
    },
  )

  it('forgets a reason once there is a session again', () => {
    const { actor, emitted } = arrive('signedIn')
    actor.send(events['session.refused'])
    actor.send(events.TOKEN_REFRESHED)
    actor.send(events.SIGNED_OUT)
    expect(emitted.at(-1)).toEqual({ type: 'session.ended', reason: null })
  })

  it.each(['PASSWORD_RECOVERY', 'PASSWORD_RECOVERY that lacks the code'] as const)(
    'announces a recovery only in the tab that began it: %s',
    (name) => {
      const { actor, emitted } = start(models.auth)
      actor.send(events[name])
      expect(emitted).toEqual([])
      actor.send(beginRecovery)
      actor.send(events[name])
      expect(emitted).toEqual([{ type: 'recovery.started' }])
    },
  )

  it('keeps the problem of a link until somebody signs out or dismisses it', () => {
    for (const last of [events.SIGNED_OUT, events['link.dismissed']]) {
      const { actor } = start({ ...models.auth, input: { code: null, problem: 'expired' } })
      for (const name of ['INITIAL_SESSION with a session', 'SIGNED_IN', 'TOKEN_REFRESHED'] as const) {
        actor.send(events[name])
        expect(actor.getSnapshot().context.linkProblem).toBe('expired')
      }
      actor.send(last)
      expect(actor.getSnapshot().context.linkProblem).toBeNull()
    }
  })

  it.each([
    [
      { type: 'signOut.requested', scope: 'local' },
      [{ type: 'signOut.succeeded', scope: 'local', outage: 'unreachable' }],
    ],
    [{ type: 'signIn.abandoned' }, []],
  ] as const)('ends the session by its own doing on %o, and says how once it is over', (event, expected) => {
    const { actor, emitted, happen } = act('idle')
    actor.send(initial(ada))
    actor.send(event)
    actor.send(events.SIGNED_OUT)
    expect(identityOf(actor.getSnapshot())).toBe('signedOut.anonymous')
    expect(emitted).toEqual([])
    happen({ type: 'xstate.done.actor.signOut', output: { scope: 'local', outage: 'unreachable' } })
    expect(emitted).toEqual(expected)
  })

  it.each([
    [ada, { type: 'signOut.requested', scope: 'local', userId: 'bob' }, { scope: 'local', userId: 'ada' }],
    [ada, { type: 'signOut.requested', scope: 'global' }, { scope: 'global', userId: 'ada' }],
    [null, { type: 'signOut.requested', scope: 'local', userId: 'bob' }, { scope: 'local', userId: 'bob' }],
    [null, { type: 'signOut.requested', scope: 'local' }, { scope: 'local', userId: null }],
    [ada, { type: 'signIn.abandoned' }, { scope: 'local', userId: 'ada' }],
  ] as const)('with the session %o, ends those of its user on %o', (session, event, expected) => {
    const asked: unknown[] = []
    const machine = authMachine.provide({
      actors: {
        signOut: fromPromise(({ input }) => {
          asked.push(input)
          return new Promise(() => {})
        }),
      },
    })
    const actor = createActor(machine, { input: { code: null, problem: null } }).start()
    if (session) actor.send(initial(session))
    actor.send(event)
    expect(asked).toEqual([expected])
    actor.stop()
  })

  it('says why signing out failed, and leaves everything as it is', () => {
    const { actor, emitted, happen } = act('idle')
    actor.send(initial(ada))
    actor.send({ type: 'signOut.requested', scope: 'local' })
    expect(selectIsSigningOut(actor.getSnapshot())).toBe(true)
    const error = new Error('rate limited')
    happen({ type: 'xstate.error.actor.signOut', error })
    expect(emitted).toEqual([{ type: 'signOut.failed', error }])
    expect(selectIsSigningOut(actor.getSnapshot())).toBe(false)
    expect(selectUserId(actor.getSnapshot())).toBe('ada')
  })

  it('greets whom a form of this tab has signed in once its call has succeeded', () => {
    const { actor, emitted } = act('signingIn')
    actor.send(events.SIGNED_IN)
    expect(emitted).toEqual([])
    actor.send(activityEvents['call.ended of the login'])
    expect(emitted).toEqual([{ type: 'signIn.succeeded', isRedirected: false }])
    actor.send(events['SIGNED_IN as another user'])
    expect(emitted).toHaveLength(1)
  })

  it('does not greet by the stored session where the call of the form has failed', () => {
    const { actor, emitted } = act('signingIn')
    actor.send(initial(ada))
    actor.send({ type: 'call.ended', callId: 'login', isSuccess: false })
    expect(selectUserId(actor.getSnapshot())).toBe('ada')
    expect(emitted).toEqual([])
  })

  it.each([
    [[], 'signedIn'],
    [
      [
        beginRecovery,
        events['PASSWORD_RECOVERY that lacks the code'],
        activityEvents['call.ended of the link'],
      ],
      'recovering',
    ],
  ])('greets after the code of a second factor, and not before', (path: AuthEvent[], identity) => {
    const { actor, emitted } = act('idle')
    for (const event of path) actor.send(event)
    emitted.length = 0
    const call = [activityEvents['signIn.began'], activityEvents['call.ended of the login']] as const
    actor.send(call[0])
    actor.send(events['SIGNED_IN that lacks the code'])
    actor.send(call[1])
    expect(emitted).toEqual([])
    actor.send(call[0])
    actor.send(events['MFA_CHALLENGE_VERIFIED with the code'])
    actor.send(call[1])
    expect(identityOf(actor.getSnapshot())).toBe(identity)
    expect(emitted).toEqual([{ type: 'signIn.succeeded', isRedirected: false }])
  })

  it('leaves the first word on the session to the exchange of a code', () => {
    const { actor, emitted, happen } = act('exchanging')
    actor.send(initial(null))
    expect(selectIsSettled(actor.getSnapshot())).toBe(false)
    actor.send(events.SIGNED_IN)
    happen(activityEvents.exchanged)
    expect(emitted).toEqual([{ type: 'signIn.succeeded', isRedirected: true }])
    expect(actor.getSnapshot().context.code).toBeNull()
  })

  it.each([
    [events['SIGNED_IN that lacks the code'], 'code.required', 'challenged.signingIn'],
    [events.PASSWORD_RECOVERY, 'recovery.started', 'recovering'],
  ] as const)('says where an exchange leads that ends in %o', (event, type, identity) => {
    const { actor, emitted, happen } = act('exchanging')
    actor.send(event)
    happen(activityEvents.exchanged)
    expect(emitted).toEqual([{ type }])
    expect(identityOf(actor.getSnapshot())).toBe(identity)
  })

  it('does not greet by a stored session that is renewed while a code is refused', () => {
    const { actor, emitted, happen } = act('exchanging')
    actor.send(events.TOKEN_REFRESHED)
    happen({ type: 'xstate.done.actor.exchange', output: { problem: 'stale', session: ada, now: testNow } })
    expect(emitted).toEqual([{ type: 'link.rejected' }])
  })

  it.each([
    [null, 'signedOut.anonymous'],
    [ada, 'signedIn'],
  ])('says why a code was not taken, and who is signed in all the same', (session, identity) => {
    const { actor, emitted, happen } = act('exchanging')
    happen({ type: 'xstate.done.actor.exchange', output: { problem: 'stale', session, now: testNow } })
    expect(emitted).toEqual([{ type: 'link.rejected' }])
    expect(actor.getSnapshot().context.linkProblem).toBe('stale')
    expect(identityOf(actor.getSnapshot())).toBe(identity)
  })

  it('says that a code could not be exchanged when the provider’s code does not load', () => {
    const { actor, emitted, happen } = act('exchanging')
    happen({ type: 'xstate.error.actor.exchange', error: new TypeError('Failed to fetch') })
    expect(activityOf(actor.getSnapshot())).toBe('idle')
    expect(emitted).toEqual([{ type: 'link.rejected' }])
    expect(actor.getSnapshot().context).toMatchObject({ linkProblem: 'unreachable', code: null })
  })

  it('leaves the session as it is when it cannot be renewed', () => {
    const { actor, emitted, happen } = act('renewing')
    actor.send(initial(ada))
    happen({ type: 'xstate.error.actor.renewal', error: new TypeError('Failed to fetch') })
    expect(activityOf(actor.getSnapshot())).toBe('idle')
    expect(selectUserId(actor.getSnapshot())).toBe('ada')
    expect(emitted).toEqual([])
  })

  it('keeps the tokens of a mail until they are used up, and signs nobody in by them', () => {
    const tokens = { type: 'signup', accessToken: 'a', refreshToken: 'b' } as const
    const { actor } = start({ ...models.auth, input: { code: null, tokens, problem: null } })
    actor.send(initial(null))
    actor.send(events.SIGNED_OUT)
    expect(selectTokens(actor.getSnapshot())).toEqual(tokens)
    expect(selectUserId(actor.getSnapshot())).toBeNull()
    actor.send(events['link.dismissed'])
    expect(selectTokens(actor.getSnapshot())).toBeNull()
  })

  it('hands out the session that lacks a code, and nobody as signed in, until the code has come', () => {
    const { actor } = arrive('challenged.signingIn')
    expect(selectChallenged(actor.getSnapshot())).toEqual(carlaWithoutCode)
    expect(selectAbsence(actor.getSnapshot())).toBe('challenged')
    expect(selectUser(actor.getSnapshot())).toBeNull()
    expect(selectIsSettled(actor.getSnapshot())).toBe(true)
    actor.send(events['MFA_CHALLENGE_VERIFIED with the code'])
    expect(selectChallenged(actor.getSnapshot())).toBeNull()
    expect(selectUserId(actor.getSnapshot())).toBe('carla')
  })

  it('asks nobody for a code whose only factor was never verified', () => {
    const { actor } = arrive('signedOut.anonymous')
    const { user } = carlaWithoutCode
    const factors = user.factors?.filter(({ status }) => status === 'unverified') ?? []
    actor.send({ type: 'SIGNED_IN', session: { ...carlaWithoutCode, user: { ...user, factors } } })
    expect(selectUserId(actor.getSnapshot())).toBe('carla')
  })

  it.each(['', 'no.token', 'a.b.c', `a.${btoa('"aal2"')}.c`, `a.${btoa('null')}.c`])(
    'takes the token «%s», which says nothing of a second factor, for one without it',
    (access_token) => {
      const { actor } = arrive('signedOut.anonymous')
      actor.send({ type: 'SIGNED_IN', session: { ...carla, access_token } })
      expect(selectUserId(actor.getSnapshot())).toBeNull()
    },
  )

  it('listens to the provider from its start to its stop', () => {
    const calls: string[] = []
    const provider = fromCallback(({ sendBack }) => {
      calls.push('listening')
      sendBack(events.SIGNED_IN)
      return () => calls.push('stopped')
    })
    const actor = createActor(authMachine.provide({ actors: { provider } }), { input: models.auth.input })
    actor.start()
    expect(identityOf(actor.getSnapshot())).toBe('signedIn')
    actor.stop()
    expect(calls).toEqual(['listening', 'stopped'])
  })
})
