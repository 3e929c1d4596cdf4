import { describe, expect, it } from 'vitest'
import { fromCallback } from 'xstate'
import type { AuthEvent } from '@/data/provider/authEvents'
import { authMachine } from '@/machines/authMachine'
import {
  selectAbsence,
  selectChallenged,
  selectClockOffset,
  selectIsSettled,
  selectUser,
  selectUserId,
} from '@/machines/authSelectors'
import { sessionOf, sessionWithFactor, testNow } from './sessions'
import { nameOf, shortestPaths, start } from './walk'

const ada = sessionOf('ada')
const adaRefreshed = { ...sessionOf('ada'), access_token: 'access-ada-2' }
const bob = sessionOf('bob')
const carlaWithoutCode = sessionWithFactor('carla', 'aal1')
const carla = sessionWithFactor('carla', 'aal2')
const input = { now: () => testNow }

/** Every event the machine can hear, in each form that leads somewhere else. */
const events = {
  'INITIAL_SESSION with a session': { type: 'INITIAL_SESSION', session: ada },
  'INITIAL_SESSION with 5 s left': {
    type: 'INITIAL_SESSION',
    session: { ...sessionOf('ada', 5), access_token: 'access-ada-0' },
  },
  'INITIAL_SESSION with the token that is held': {
    type: 'INITIAL_SESSION',
    session: sessionOf('ada', -7200),
  },
  'INITIAL_SESSION without': { type: 'INITIAL_SESSION', session: null },
  SIGNED_IN: { type: 'SIGNED_IN', session: ada },
  'SIGNED_IN as another user': { type: 'SIGNED_IN', session: bob },
  'SIGNED_IN without a session': { type: 'SIGNED_IN', session: null },
  'SIGNED_OUT here': { type: 'SIGNED_OUT', session: null, isOwn: true },
  'SIGNED_OUT elsewhere': { type: 'SIGNED_OUT', session: null, isOwn: false },
  TOKEN_REFRESHED: { type: 'TOKEN_REFRESHED', session: adaRefreshed },
  'TOKEN_REFRESHED without a session': { type: 'TOKEN_REFRESHED', session: null },
  USER_UPDATED: { type: 'USER_UPDATED', session: adaRefreshed },
  'USER_UPDATED without a session': { type: 'USER_UPDATED', session: null },
  MFA_CHALLENGE_VERIFIED: { type: 'MFA_CHALLENGE_VERIFIED', session: adaRefreshed },
  'INITIAL_SESSION that lacks the code': { type: 'INITIAL_SESSION', session: carlaWithoutCode },
  'SIGNED_IN that lacks the code': { type: 'SIGNED_IN', session: carlaWithoutCode },
  'TOKEN_REFRESHED that lacks the code': { type: 'TOKEN_REFRESHED', session: carlaWithoutCode },
  'USER_UPDATED that lacks the code': { type: 'USER_UPDATED', session: carlaWithoutCode },
  'PASSWORD_RECOVERY that lacks the code': {
    type: 'PASSWORD_RECOVERY',
    session: carlaWithoutCode,
    isOwn: true,
  },
  'PASSWORD_RECOVERY elsewhere that lacks the code': {
    type: 'PASSWORD_RECOVERY',
    session: carlaWithoutCode,
    isOwn: false,
  },
  'MFA_CHALLENGE_VERIFIED with the code': { type: 'MFA_CHALLENGE_VERIFIED', session: carla },
  'SIGNED_IN with the code': { type: 'SIGNED_IN', session: carla },
  'MFA_CHALLENGE_VERIFIED without a session': { type: 'MFA_CHALLENGE_VERIFIED', session: null },
  'PASSWORD_RECOVERY here': { type: 'PASSWORD_RECOVERY', session: ada, isOwn: true },
  'PASSWORD_RECOVERY in another tab': { type: 'PASSWORD_RECOVERY', session: ada, isOwn: false },
  'PASSWORD_RECOVERY without a session': { type: 'PASSWORD_RECOVERY', session: null, isOwn: true },
  'link.rejected': { type: 'link.rejected', problem: 'expired' },
  'link.setAside': { type: 'link.setAside' },
  'session.discarded': { type: 'session.discarded' },
  'clock.measured': { type: 'clock.measured', offset: 7_200_000 },
} as const satisfies Record<string, AuthEvent>
type EventName = keyof typeof events

const settledBy: Record<EventName, string> = {
  'INITIAL_SESSION with a session': 'signedIn ada',
  'INITIAL_SESSION with 5 s left': 'signedOut.anonymous -',
  'INITIAL_SESSION with the token that is held': 'signedOut.anonymous -',
  'INITIAL_SESSION without': 'signedOut.anonymous -',
  'INITIAL_SESSION that lacks the code': 'challenged.signingIn -',
  SIGNED_IN: 'signedIn ada',
  'SIGNED_IN as another user': 'signedIn bob',
  'SIGNED_IN without a session': 'signedOut.anonymous -',
  'SIGNED_IN that lacks the code': 'challenged.signingIn -',
  'SIGNED_IN with the code': 'signedIn carla',
  'SIGNED_OUT here': 'signedOut.anonymous -',
  'SIGNED_OUT elsewhere': 'signedOut.anonymous -',
  TOKEN_REFRESHED: 'signedIn ada',
  'TOKEN_REFRESHED without a session': 'signedOut.anonymous -',
  'TOKEN_REFRESHED that lacks the code': 'challenged.signingIn -',
  USER_UPDATED: 'signedIn ada',
  'USER_UPDATED without a session': 'signedOut.anonymous -',
  'USER_UPDATED that lacks the code': 'challenged.signingIn -',
  MFA_CHALLENGE_VERIFIED: 'signedIn ada',
  'MFA_CHALLENGE_VERIFIED with the code': 'signedIn carla',
  'MFA_CHALLENGE_VERIFIED without a session': 'signedOut.anonymous -',
  'PASSWORD_RECOVERY here': 'recovering ada',
  'PASSWORD_RECOVERY in another tab': 'signedIn ada',
  'PASSWORD_RECOVERY without a session': 'signedOut.anonymous -',
  'PASSWORD_RECOVERY that lacks the code': 'challenged.recovering -',
  'PASSWORD_RECOVERY elsewhere that lacks the code': 'challenged.signingIn -',
  'link.rejected': 'the same',
  'link.setAside': 'the same',
  'session.discarded': 'the same',
  'clock.measured': 'the same',
}

/** What a state answers otherwise than most do. */
const exceptions: Record<string, Partial<Record<EventName, string>>> = {
  'signedOut.ended': { 'SIGNED_OUT here': 'the same', 'SIGNED_OUT elsewhere': 'the same' },
  signedIn: {
    'SIGNED_OUT elsewhere': 'signedOut.ended -',
    'INITIAL_SESSION with the token that is held': 'signedIn ada',
  },
  'challenged.signingIn': { 'SIGNED_OUT elsewhere': 'signedOut.ended -' },
  'challenged.recovering': {
    'SIGNED_OUT elsewhere': 'signedOut.ended -',
    'INITIAL_SESSION that lacks the code': 'challenged.recovering -',
    'SIGNED_IN that lacks the code': 'challenged.recovering -',
    'TOKEN_REFRESHED that lacks the code': 'challenged.recovering -',
    'USER_UPDATED that lacks the code': 'challenged.recovering -',
    'SIGNED_IN with the code': 'recovering carla',
    'MFA_CHALLENGE_VERIFIED with the code': 'recovering carla',
  },
  recovering: {
    'SIGNED_OUT elsewhere': 'signedOut.ended -',
    'INITIAL_SESSION with a session': 'recovering ada',
    'INITIAL_SESSION with 5 s left': 'recovering ada',
    'INITIAL_SESSION with the token that is held': 'recovering ada',
    SIGNED_IN: 'recovering ada',
    TOKEN_REFRESHED: 'recovering ada',
    MFA_CHALLENGE_VERIFIED: 'recovering ada',
  },
}

const paths: Record<string, AuthEvent[]> = {
  'loading.prompt': [],
  'loading.slow': [],
  'signedOut.anonymous': [events['INITIAL_SESSION without']],
  'signedOut.ended': [events['INITIAL_SESSION with a session'], events['SIGNED_OUT elsewhere']],
  'challenged.signingIn': [events['INITIAL_SESSION that lacks the code']],
  'challenged.recovering': [events['PASSWORD_RECOVERY that lacks the code']],
  signedIn: [events['INITIAL_SESSION with a session']],
  recovering: [events['PASSWORD_RECOVERY here']],
}

function arrive(state: string) {
  const { actor, clock } = start(authMachine, input)
  if (state === 'loading.slow') clock.increment(8_000)
  for (const event of paths[state] ?? []) actor.send(event)
  return { actor, clock }
}

describe('authMachine', () => {
  it('reaches every state by its shortest path', () => {
    expect(
      shortestPaths(authMachine, input, [
        ...Object.values(events),
        { type: 'xstate.after.slow.auth.loading.prompt' },
      ]),
    ).toEqual({
      'loading.prompt': [],
      'loading.slow': ['xstate.after.slow.auth.loading.prompt'],
      'signedOut.anonymous': ['INITIAL_SESSION'],
      'signedOut.ended': ['INITIAL_SESSION', 'SIGNED_OUT'],
      'challenged.signingIn': ['INITIAL_SESSION'],
      'challenged.recovering': ['PASSWORD_RECOVERY'],
      signedIn: ['INITIAL_SESSION'],
      recovering: ['PASSWORD_RECOVERY'],
    })
  })

  describe.each(Object.keys(paths))('in %s', (state) => {
    it('is reached by its path', () => {
      expect(nameOf(arrive(state).actor.getSnapshot().value)).toBe(state)
    })

    it.each(Object.keys(events) as EventName[])('answers %s', (name) => {
      const { actor } = arrive(state)
      const before = actor.getSnapshot()
      actor.send(events[name])
      const after = actor.getSnapshot()
      const expected = exceptions[state]?.[name] ?? settledBy[name]
      const reached = `${nameOf(after.value)} ${selectUserId(after) ?? '-'}`
      expect(reached).toBe(
        expected === 'the same' ? `${nameOf(before.value)} ${selectUserId(before) ?? '-'}` : expected,
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
    actor.send(events['SIGNED_OUT here'])
    expect(actor.getSnapshot().context).toEqual({
      session: null,
      linkProblem: null,
      clockOffset: 0,
      now: input.now,
    })
    expect(selectUser(actor.getSnapshot())).toBeNull()
  })

  it.each([
    [9, 'signedOut.anonymous'],
    [10, 'signedIn'],
  ])('takes a stored session with %i s left for %s', (secondsLeft, state) => {
    const { actor } = start(authMachine, input)
    actor.send({ type: 'INITIAL_SESSION', session: sessionOf('ada', secondsLeft) })
    expect(nameOf(actor.getSnapshot().value)).toBe(state)
  })

  it.each([-400 * 24, -26, -2, 0, 2, 26, 400 * 24])(
    'keeps a session that the provider has just renewed where the clock is %d h ahead',
    (hours) => {
      const { actor } = start(authMachine, { now: () => testNow + hours * 3_600_000 })
      actor.send({ type: 'TOKEN_REFRESHED', session: adaRefreshed })
      actor.send({ type: 'INITIAL_SESSION', session: adaRefreshed })
      expect(nameOf(actor.getSnapshot().value)).toBe('signedIn')
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
      const { actor } = start(authMachine, input)
      actor.send({ type: 'clock.measured', offset })
      expect(selectClockOffset(actor.getSnapshot())).toBe(noted)
      actor.send({ type: 'clock.measured', offset: 0 })
      expect(selectClockOffset(actor.getSnapshot())).toBe(0)
    },
  )

  it('says that a stored session was discarded', () => {
    const said: string[] = []
    const { actor } = start(authMachine, input)
    actor.on('session.discarded', ({ type }) => said.push(type))
    actor.send({ type: 'session.discarded' })
    expect(said).toEqual(['session.discarded'])
  })

  it('turns slow after 8 s and is settled by whatever comes later', () => {
    const { actor, clock } = start(authMachine, input)
    clock.increment(7_999)
    expect(actor.getSnapshot().value).toEqual({ loading: 'prompt' })
    clock.increment(1)
    expect(actor.getSnapshot().value).toEqual({ loading: 'slow' })
    expect(selectIsSettled(actor.getSnapshot())).toBe(false)
    actor.send(events['INITIAL_SESSION without'])
    expect(selectIsSettled(actor.getSnapshot())).toBe(true)
  })

  it('leaves recovery when the password is set, and when another user signs in', () => {
    for (const event of [events.USER_UPDATED, events['SIGNED_IN as another user']]) {
      const { actor } = arrive('recovering')
      actor.send(event)
      expect(actor.getSnapshot().value).toBe('signedIn')
    }
  })

  it('announces a recovery only in the tab that began it', () => {
    const announced: string[] = []
    const { actor } = start(authMachine, input)
    actor.on('recovery.started', ({ type }) => announced.push(type))
    actor.send(events['PASSWORD_RECOVERY in another tab'])
    expect(announced).toEqual([])
    actor.send(events['PASSWORD_RECOVERY here'])
    expect(announced).toEqual(['recovery.started'])
  })

  it('remembers a rejected link, whoever is signed in, until somebody signs out', () => {
    const { actor } = arrive('signedOut')
    const announced: string[] = []
    actor.on('link.rejected', ({ type }) => announced.push(type))
    actor.send(events['link.rejected'])
    expect(announced).toEqual(['link.rejected'])
    expect(actor.getSnapshot().context.linkProblem).toBe('expired')
    for (const name of [
      'SIGNED_OUT here',
      'INITIAL_SESSION with a session',
      'SIGNED_IN',
      'TOKEN_REFRESHED',
    ] as const) {
      actor.send(events[name])
      expect(actor.getSnapshot().context.linkProblem).toBe('expired')
    }
    actor.send(events['SIGNED_OUT here'])
    expect(actor.getSnapshot().context.linkProblem).toBeNull()
  })

  it('forgets a rejected link when something else is tried', () => {
    const { actor } = arrive('signedOut.anonymous')
    actor.send(events['link.rejected'])
    actor.send(events['link.setAside'])
    expect(actor.getSnapshot().context.linkProblem).toBeNull()
  })

  it('says once that a session has ended elsewhere, however often it hears of it, and never of its own end', () => {
    const ends: string[] = []
    const { actor } = arrive('signedIn')
    actor.on('session.ended', ({ type }) => ends.push(type))
    actor.send(events['SIGNED_OUT here'])
    expect(ends).toEqual([])
    actor.send(events.SIGNED_IN)
    actor.send(events['SIGNED_OUT elsewhere'])
    actor.send(events['SIGNED_OUT elsewhere'])
    actor.send(events['SIGNED_OUT here'])
    expect(ends).toEqual(['session.ended'])
    expect(selectAbsence(actor.getSnapshot())).toBe('ended')
  })

  it('hands out the session that lacks a code, and nobody as signed in, until the code has come', () => {
    const { actor } = arrive('challenged.signingIn')
    expect(selectChallenged(actor.getSnapshot())).toBe(carlaWithoutCode)
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

  it('announces a recovery that lacks the code in the tab that began it', () => {
    const announced: string[] = []
    const { actor } = start(authMachine, input)
    actor.on('recovery.started', ({ type }) => announced.push(type))
    actor.send(events['PASSWORD_RECOVERY elsewhere that lacks the code'])
    expect(announced).toEqual([])
    actor.send(events['PASSWORD_RECOVERY that lacks the code'])
    expect(announced).toEqual(['recovery.started'])
  })

  it('listens to the provider from its start to its stop', () => {
    const calls: string[] = []
    const provider = fromCallback(({ sendBack }) => {
      calls.push('listening')
      sendBack(events.SIGNED_IN)
      return () => calls.push('stopped')
    })
    const { actor } = start(authMachine.provide({ actors: { provider } }), input)
    expect(actor.getSnapshot().value).toBe('signedIn')
    actor.stop()
    expect(calls).toEqual(['listening', 'stopped'])
  })
})
