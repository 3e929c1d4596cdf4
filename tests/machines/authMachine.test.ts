import { nameOf, pathsOf, pathsOfParts, start, typesOf, walk } from '@king-exchange/machine-workbench/models'
import { describe, expect, it } from 'vitest'
import { type AnyEventObject, createActor, fromCallback } from 'xstate'
import type { Session } from '@/data/session/sessionTypes'
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
  selectUserId,
} from '@/machines/authSelectors'
import { testNow } from '../../models/clock'
import { models } from '../../models/models'
import { sessionOf, sessionWithFactor } from '../../models/sessions'
import { describeStates } from './describeStates'

const ada = sessionOf('ada')
const carlaWithoutCode = sessionWithFactor('carla', 'aal1')
const carla = sessionWithFactor('carla', 'aal2')

const initial = (session: Session | null) => ({ type: 'INITIAL_SESSION', session, now: testNow }) as const
const report = (type: string, session: Session | null = ada) =>
  type === 'INITIAL_SESSION' ? initial(session) : { type, session }
const refreshed = report('TOKEN_REFRESHED', { ...ada, access_token: 'access-ada-2' })
const signedOut = report('SIGNED_OUT', null)
const askedToLeave = { type: 'signOut.requested', scope: 'local' } as const
const recoveryBegan = { type: 'recovery.began', callId: 'link' } as const
const began = { type: 'signIn.began', callId: 'login' } as const
const ended = (isSuccess: boolean, callId = 'login') => ({ type: 'call.ended', callId, isSuccess }) as const
const exchanged = (output: object) => ({
  type: 'xstate.done.actor.exchange',
  output: { problem: null, session: null, now: testNow, ...output },
})

/** Sessions of reports, each with the state that it leads to from most states. */
const admitted: Record<string, [Session | null, string]> = {
  nobody: [null, 'signedOut.anonymous -'],
  ada: [ada, 'signedIn ada'],
  bob: [sessionOf('bob'), 'signedIn bob'],
  'carla without her code': [carlaWithoutCode, 'challenged.signingIn -'],
  carla: [carla, 'signedIn carla'],
}
const stays = ['INITIAL_SESSION', 'SIGNED_IN', 'TOKEN_REFRESHED', 'MFA_CHALLENGE_VERIFIED']
const recovers = [...stays, 'USER_UPDATED']
const reports = [...recovers, 'PASSWORD_RECOVERY']
const events: Record<string, [AnyEventObject, string | null]> = {
  SIGNED_OUT: [signedOut, 'signedOut.anonymous -'],
  'refresh.failed': [{ type: 'refresh.failed' }, null],
  'retry.requested': [{ type: 'retry.requested' }, null],
}
for (const type of reports)
  for (const [who, [session, to]] of Object.entries(admitted)) {
    events[`${type} of ${who}`] = [report(type, session), to]
  }

const each = (types: string[], who: string, to: string) =>
  Object.fromEntries(types.map((type) => [`${type} of ${who}`, to]))
const waits = { 'refresh.failed': 'loading.unreachable.waiting -' }
const ends = { SIGNED_OUT: 'signedOut.ended -' }

/** The shortest path to each state of the identity, and the events that lead elsewhere from it than from most. */
const identities: Record<string, { path: string[]; to?: Record<string, string> }> = {
  'loading.prompt': { path: [], to: waits },
  'loading.slow': { path: ['xstate.after.slow.auth.identity.loading.prompt'], to: waits },
  'loading.unreachable.waiting': {
    path: ['refresh.failed'],
    to: { ...ends, 'retry.requested': 'loading.unreachable.retrying -' },
  },
  'loading.unreachable.retrying': { path: ['refresh.failed', 'retry.requested'], to: { ...ends, ...waits } },
  'signedOut.anonymous': { path: ['INITIAL_SESSION'] },
  'signedOut.ended': {
    path: ['INITIAL_SESSION', 'SIGNED_OUT'],
    to: { ...ends, ...each(['INITIAL_SESSION'], 'nobody', 'signedOut.ended -') },
  },
  'challenged.signingIn': { path: ['INITIAL_SESSION'], to: ends },
  'challenged.recovering': {
    path: ['recovery.began', 'PASSWORD_RECOVERY'],
    to: {
      ...ends,
      ...each(recovers, 'carla without her code', 'challenged.recovering -'),
      ...each(recovers, 'carla', 'recovering carla'),
    },
  },
  signedIn: { path: ['INITIAL_SESSION'], to: ends },
  recovering: {
    path: ['recovery.began', 'PASSWORD_RECOVERY'],
    to: { ...ends, ...each(stays, 'ada', 'recovering ada') },
  },
}

/** The model with the second factor on another account than Ada's, so that each event tells whom it means. */
const ofTwo = {
  ...models.auth,
  events: models.auth.events.map((event) => {
    if (!('session' in event) || !(event.session as Session | null)?.user.factors) return event
    return { ...event, session: event.type === 'MFA_CHALLENGE_VERIFIED' ? carla : carlaWithoutCode }
  }) as typeof models.auth.events,
}
const paths = pathsOf(ofTwo)

const identityOf = (snapshot: AuthSnapshot) => nameOf(snapshot.value.identity)
const identityIn = ({ actor }: { actor: { getSnapshot: () => AuthSnapshot } }) =>
  `${identityOf(actor.getSnapshot())} ${selectUserId(actor.getSnapshot()) ?? '-'}`

/** The machine after these events in a state of the identity with no activity left, and the events that it emits. */
function arrive(state: string, ...then: AnyEventObject[]) {
  const walker = walk(ofTwo, paths[`identity.${state} activity.idle`] ?? [])
  expect(identityOf(walker.actor.getSnapshot())).toBe(state)
  walker.emitted.length = 0
  for (const event of then) walker.happen(event)
  return walker
}

/** A visit from its beginning. */
const visit = (...path: AnyEventObject[]) => walk(models.auth, path)

/** A visit that a redirect has brought a code. */
const visitWithCode = (...path: AnyEventObject[]) => walk(models.authAfterRedirect, path)

it('reaches every state of the identity by its shortest path', () => {
  const found = Object.entries(typesOf(pathsOfParts(models.auth))).filter(([state]) =>
    /^identity/.test(state),
  )
  const written = Object.entries(identities).map(([state, { path }]) => [`identity.${state}`, path])
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(written))
})

it.each(Object.entries(identities))('reports lead from %s as it is written', (state, { to = {} }) => {
  const stay = identityIn(arrive(state))
  const found = Object.entries(events).map(([name, [event]]) => [name, identityIn(arrive(state, event))])
  const written = Object.entries(events).map(([name, [, most]]) => [name, to[name] ?? most ?? stay])
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(written))
})

describe('what this tab does', () => {
  const calling = { 'signIn.began': 'signingIn', 'recovery.began': 'openingRecovery' }
  const leaving = { 'signOut.requested': 'signingOut.leaving', 'signIn.abandoned': 'signingOut.abandoning' }
  const left = { 'xstate.done.actor.signOut': 'idle', 'xstate.error.actor.signOut': 'idle' }
  const renewed = { 'xstate.done.actor.renewal': 'idle', 'xstate.error.actor.renewal': 'idle' }
  describeStates(
    models.auth,
    {
      idle: { path: [], to: { ...calling, ...leaving, 'token.refused': 'renewing' } },
      signingIn: {
        path: ['signIn.began'],
        to: { ...leaving, 'recovery.began': 'openingRecovery', 'call.ended': 'idle', 'call.ended 2': 'idle' },
      },
      openingRecovery: {
        path: ['recovery.began'],
        to: { ...leaving, 'signIn.began': 'signingIn', 'call.ended 3': 'idle' },
      },
      renewing: { path: ['token.refused'], to: { ...calling, ...leaving, ...renewed } },
      'signingOut.leaving': { path: ['signOut.requested'], to: left },
      'signingOut.abandoning': { path: ['signIn.abandoned'], to: left },
    },
    'activity',
  )

  it.each(Object.entries(leaving))('can be %s during an exchange', (type, activity) => {
    const { actor, happen } = visitWithCode()
    happen({ type, scope: 'local' })
    expect(nameOf(actor.getSnapshot().value.activity)).toBe(activity)
  })
})

describe('the stored session', () => {
  it.each([
    [9, 'signedOut.anonymous -'],
    [10, 'signedIn ada'],
  ])('with %i s left is %s', (secondsLeft, state) => {
    expect(identityIn(visit(initial(sessionOf('ada', secondsLeft))))).toBe(state)
  })

  it.each([-400 * 24, 2, 400 * 24])(
    'counts if it was just renewed, on a clock that is %d h ahead',
    (hours) => {
      const late = { ...initial(refreshed.session), now: testNow + hours * 3_600_000 }
      const { actor } = visit(refreshed, late)
      expect(actor.getSnapshot().context.session).toBe(refreshed.session)
    },
  )

  it('turns slow after 8 s, can be refreshed at once, and is settled by whatever comes later', () => {
    const { actor, clock, emitted } = start(models.auth)
    const now = () => [selectIsSlow(actor.getSnapshot()), selectIsSettled(actor.getSnapshot())]
    clock.increment(7_999)
    expect(now()).toEqual([false, false])
    clock.increment(1)
    actor.send({ type: 'retry.requested' })
    expect([now(), emitted]).toEqual([[true, false], [{ type: 'refresh.requested' }]])
    actor.send(initial(null))
    expect(now()).toEqual([false, true])
  })

  it('that cannot be refreshed is somebody’s, and is tried again', () => {
    const { actor, emitted } = visit({ type: 'refresh.failed' })
    const now = () =>
      [selectIsUnreachable, selectIsRetrying, selectIsSettled].map((is) => is(actor.getSnapshot()))
    expect(now()).toEqual([true, false, false])
    actor.send({ type: 'retry.requested' })
    expect([now(), emitted]).toEqual([[true, true, false], [{ type: 'refresh.requested' }]])
    actor.send(initial(ada))
    expect(now()).toEqual([false, false, true])
  })

  it.each(['', 'no.token', 'a.b.c', `a.${btoa('"aal2"')}.c`, `a.${btoa('null')}.c`])(
    'whose token is «%s» says nothing of a second factor',
    (access_token) => {
      expect(identityIn(visit(initial({ ...carla, access_token })))).toBe('challenged.signingIn -')
    },
  )

  it('needs no code of a factor that was never verified', () => {
    const { user } = carlaWithoutCode
    const factors = user.factors?.filter(({ status }) => status === 'unverified') ?? []
    expect(identityIn(visit(initial({ ...carlaWithoutCode, user: { ...user, factors } })))).toBe(
      'signedIn carla',
    )
  })

  it('that lacks a code is handed out as such', () => {
    const { actor } = arrive('challenged.signingIn')
    expect(selectChallenged(actor.getSnapshot())).toEqual(carlaWithoutCode)
    expect(selectAbsence(actor.getSnapshot())).toBe('challenged')
    actor.send({ type: 'MFA_CHALLENGE_VERIFIED', session: carla })
    expect(selectChallenged(actor.getSnapshot())).toBeNull()
  })
})

describe('the end of a session', () => {
  const refused = (reason: string) => ({ type: 'session.refused', reason })

  it.each(['signedIn', 'loading.unreachable.waiting'])('of %s is told once, and nothing is kept', (state) => {
    const { actor, emitted, context } = arrive(state, signedOut, signedOut, initial(null))
    expect(emitted).toEqual([{ type: 'session.ended', reason: null }])
    expect([selectAbsence(actor.getSnapshot()), context().session]).toEqual(['ended', null])
  })

  it.each(['signedIn', 'recovering', 'challenged.signingIn'])(
    'of %s is told with the reason of the database, which knows more than that it is gone',
    (state) => {
      const { emitted } = arrive(state, refused('suspended'), refused('elsewhere'), signedOut)
      expect(emitted).toEqual([{ type: 'session.ended', reason: 'suspended' }])
    },
  )

  it.each([signedOut, initial(null)])('before this visit is told with its reason: %o', (event) => {
    const { emitted } = visit(refused('expired'), event)
    expect(emitted).toEqual([{ type: 'session.ended', reason: 'expired' }])
  })

  it('has no reason that came before it was renewed', () => {
    const { emitted } = arrive('signedIn', refused('suspended'), refreshed, signedOut)
    expect(emitted).toEqual([{ type: 'session.ended', reason: null }])
  })

  it.each([
    [initial(ada), askedToLeave, [{ type: 'signOut.succeeded', scope: 'local', outage: 'unreachable' }]],
    [
      { type: 'refresh.failed' },
      askedToLeave,
      [{ type: 'signOut.succeeded', scope: 'local', outage: 'unreachable' }],
    ],
    [initial(ada), { type: 'signIn.abandoned' }, []],
  ])('after %o by %o is told once it is over', (before, event, expected) => {
    const visitor = visit(before, event, signedOut)
    expect([identityIn(visitor), visitor.emitted]).toEqual(['signedOut.anonymous -', []])
    visitor.happen({ type: 'xstate.done.actor.signOut', output: { scope: 'local', outage: 'unreachable' } })
    expect(visitor.emitted).toEqual(expected)
  })

  it.each([
    [ada, { ...askedToLeave, userId: 'bob' }, { scope: 'local', userId: 'ada' }],
    [ada, { type: 'signOut.requested', scope: 'global' }, { scope: 'global', userId: 'ada' }],
    [null, { ...askedToLeave, userId: 'bob' }, { scope: 'local', userId: 'bob' }],
    [null, askedToLeave, { scope: 'local', userId: null }],
    [ada, { type: 'signIn.abandoned' }, { scope: 'local', userId: 'ada' }],
  ] as const)('with %o is asked for by %o', (session, event, expected) => {
    const { child } = visit(initial(session), event)
    expect(child('signOut')?.getSnapshot().input).toEqual(expected)
  })

  it('that the provider refuses is told, and changes nothing', () => {
    const visitor = visit(initial(ada), askedToLeave)
    expect(selectIsSigningOut(visitor.actor.getSnapshot())).toBe(true)
    const error = new Error('rate limited')
    visitor.happen({ type: 'xstate.error.actor.signOut', error })
    expect([visitor.emitted, identityIn(visitor)]).toEqual([
      [{ type: 'signOut.failed', error }],
      'signedIn ada',
    ])
    expect(selectIsSigningOut(visitor.actor.getSnapshot())).toBe(false)
  })
})

describe('a sign-in', () => {
  const greeting = (isRedirected: boolean) => [{ type: 'signIn.succeeded', isRedirected }]

  it('of a form is greeted once its call has succeeded, and no other', () => {
    const { actor, emitted } = visit(began, report('SIGNED_IN'))
    expect(emitted).toEqual([])
    actor.send(ended(true))
    actor.send({ type: 'SIGNED_IN', session: sessionOf('bob') })
    expect(emitted).toEqual(greeting(false))
  })

  it('that has failed is not greeted by the stored session', () => {
    expect(visit(began, initial(ada), ended(false)).emitted).toEqual([])
  })

  it.each([
    ['signedOut.anonymous', 'signedIn carla'],
    ['challenged.recovering', 'recovering carla'],
  ])('from %s is greeted after the code of a second factor, and not before', (state, identity) => {
    const visitor = arrive(state, began, report('SIGNED_IN', carlaWithoutCode), ended(true), began)
    visitor.happen(report('MFA_CHALLENGE_VERIFIED', carla))
    expect(visitor.emitted).toEqual([])
    visitor.happen(ended(true))
    expect([identityIn(visitor), visitor.emitted]).toEqual([identity, greeting(false)])
  })

  it('by a code has the first word on the session, and uses the code up', () => {
    const { actor, emitted, happen } = visitWithCode(initial(null))
    expect(selectIsSettled(actor.getSnapshot())).toBe(false)
    happen(report('SIGNED_IN'))
    happen(exchanged({}))
    expect([emitted, actor.getSnapshot().context.code]).toEqual([greeting(true), null])
  })

  it.each([
    [report('SIGNED_IN', carlaWithoutCode), 'code.required', 'challenged.signingIn -'],
    [report('PASSWORD_RECOVERY'), 'recovery.started', 'recovering ada'],
  ])('by a code that brings %o leads on by %s', (event, type, identity) => {
    const visitor = visitWithCode(event, exchanged({}))
    expect([visitor.emitted, identityIn(visitor)]).toEqual([[{ type }], identity])
  })

  it.each([
    [[], null, 'signedOut.anonymous -'],
    [[], ada, 'signedIn ada'],
    [[refreshed], ada, 'signedIn ada'],
  ])('by a code that is refused says why, after %o with %o', (before, session, identity) => {
    const visitor = visitWithCode(...before, exchanged({ problem: 'stale', session }))
    expect([visitor.emitted, identityIn(visitor)]).toEqual([[{ type: 'link.rejected' }], identity])
    expect(visitor.context().linkProblem).toBe('stale')
  })

  it('by a code fails where the provider’s code does not load', () => {
    const { emitted, context } = visitWithCode({
      type: 'xstate.error.actor.exchange',
      error: new TypeError(),
    })
    expect(emitted).toEqual([{ type: 'link.rejected' }])
    expect(context()).toMatchObject({ linkProblem: 'unreachable', code: null })
  })

  it.each([ada, carlaWithoutCode])('by a reset link is announced in the tab that began it: %o', (session) => {
    const link = report('PASSWORD_RECOVERY', session)
    const { emitted, happen } = visit(link)
    expect(emitted).toEqual([])
    for (const event of [recoveryBegan, link]) happen(event)
    expect(emitted).toEqual([{ type: 'recovery.started' }])
  })
})

it.each([
  [0, 0],
  [-300_000, 0],
  [-301_000, -301_000],
  [7_200_000, 7_200_000],
])(
  'takes a clock that is %i ms ahead for one that is %i ms off, until it is measured anew',
  (offset, noted) => {
    const { actor, happen } = visit({ type: 'clock.measured', offset })
    expect(selectClockOffset(actor.getSnapshot())).toBe(noted)
    happen({ type: 'clock.measured', offset: 0 })
    expect(selectClockOffset(actor.getSnapshot())).toBe(0)
  },
)

it.each(['session.discarded', 'call.refused'])('tells of %s', (type) => {
  expect(visit({ type }).emitted).toEqual([{ type }])
})

it('keeps the problem of a link until somebody signs out or dismisses it, and its tokens until that', () => {
  const tokens = { type: 'signup', accessToken: 'a', refreshToken: 'b' } as const
  for (const last of [signedOut, { type: 'link.dismissed' }]) {
    const { actor, context, happen } = start({
      ...models.auth,
      input: { code: null, tokens, problem: 'expired' },
    })
    for (const event of [initial(ada), report('SIGNED_IN'), refreshed]) happen(event)
    expect(context().linkProblem).toBe('expired')
    happen(last)
    expect(context().linkProblem).toBeNull()
    expect(selectTokens(actor.getSnapshot())).toEqual(last === signedOut ? tokens : null)
  }
})

it('listens to the provider from its start to its stop', () => {
  const calls: string[] = []
  const provider = fromCallback(({ sendBack }) => {
    calls.push('listening')
    sendBack(report('SIGNED_IN'))
    return () => calls.push('stopped')
  })
  const actor = createActor(authMachine.provide({ actors: { provider } }), {
    input: models.auth.input,
  }).start()
  expect(identityOf(actor.getSnapshot())).toBe('signedIn')
  actor.stop()
  expect(calls).toEqual(['listening', 'stopped'])
})
