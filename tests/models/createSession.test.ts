import {
  createSession,
  type Model,
  nameOf,
  pathsOf,
  replay,
  type Session,
  timeChoice,
  timePassed,
  withStubs,
} from '@king-exchange/machine-workbench/models'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  fromCallback,
  SimulatedClock,
} from 'xstate'
import { checkLogin } from '@/data/content/formRules'
import { checked } from '@/machines/formProblems'
import { machineClock } from '../../models/clock'
import { allModels, models } from '../../models/models'
import { workbench } from '../../models/workbench'

/** Plays the component: whenever a life of the machine begins, its actor is created with the seam. */
function mounted(model: Model<AnyStateMachine>, from?: Parameters<typeof createSession>[2]) {
  const session = createSession(model.machine, machineClock, from)
  let life = -1
  let actor: ReturnType<typeof createActor> | undefined
  const mount = () => {
    const { run, ...view } = session.getView()
    if (view.life === life) return
    life = view.life
    actor?.stop()
    const { provide = (machine) => machine, clock, inspect } = run.seam
    actor = createActor(provide(model.machine), { input: model.input, clock, inspect }).start()
    session.begin()
  }
  session.subscribe(mount)
  mount()
  return { session, send: (event: AnyEventObject) => actor?.send(event) }
}

const day = 86_400_000

afterEach(() => void vi.restoreAllMocks())

const states = (session: Session) => session.getView().trail.map(({ snapshot }) => nameOf(snapshot.value))
const state = (session: Session) => states(session).at(-1)

describe.each(Object.entries(allModels))('the steps of %s', (_, model) => {
  it.each(Object.entries(pathsOf(model)))(
    'lead to %s, back to the beginning, and forward again',
    (name, path) => {
      const { session } = mounted(model, { steps: path, taken: path.length })
      const forward = states(session)
      expect(forward.at(-1)).toBe(name)
      expect(session.getView().misfit).toBeNull()
      for (let taken = path.length - 1; taken >= 0; taken -= 1) {
        session.goTo(taken)
        expect(states(session)).toEqual(forward.slice(0, taken + 1))
      }
      session.goTo(path.length)
      expect(states(session)).toEqual(forward)
    },
  )
})

it.each<[string, AnyStateMachine, unknown, AnyEventObject[]]>([
  ['countdown', models.countdown.machine, models.countdown.input, []],
  ['cooldown of a button', models.resend.machine, { justSent: true }, []],
  ['price store', models.ticker.machine, models.ticker.input, [{ type: 'prices.resumed' }]],
])('the %s beside the machine that is stepped has the time of the Stepper', (_, machine, input, events) => {
  const { session } = mounted(models.mobileMenu)
  const { provide = (given) => given, clock } = session.getView().run.seam
  const real = vi.fn()
  const ticks = vi.fn()
  const beside = createActor(provide(withStubs(machine, { clock: fromCallback(real) })), {
    input,
    clock,
    inspect: (inspected) => void ('event' in inspected && ticks(inspected.event.type)),
  }).start()
  for (const event of events) beside.send(event)
  ticks.mockClear()
  session.take(timePassed(31_000))
  expect(ticks).toHaveBeenCalledWith('clock.ticked')
  expect(real).not.toHaveBeenCalled()
})

describe('a session', () => {
  const changed = (name: string, email: string) => ({
    type: 'field.changed',
    name,
    ...checked({ email, password: '' }, checkLogin),
  })

  it('does not count what the machine does not handle', async () => {
    const { session, send } = mounted(models.loginForm)
    send({ type: 'page.returned' })
    await Promise.resolve()
    expect(session.getView().steps).toEqual([])
  })

  it('does not count again what the component repeats after a step and changes nothing', async () => {
    const step = changed('email', 'ada@example.com')
    const { session, send } = mounted(models.loginForm, { steps: [step], taken: 1 })
    send(step)
    await Promise.resolve()
    expect(session.getView().steps).toHaveLength(1)
  })

  it('forgets the steps that were taken back when another one is taken', () => {
    const { session } = mounted(models.mobileMenu)
    const [toggled, dismissed] = [{ type: 'menu.toggled' }, { type: 'menu.dismissed' }]
    session.take(toggled)
    session.take(dismissed)
    session.goTo(1)
    session.take(toggled)
    expect(session.getView().steps).toEqual([toggled, toggled])
    expect(state(session)).toBe('closed')
  })

  it.each([
    ['menu.melted', 'Not handled here.'],
    ['window.widened', 'There is nothing to close.'],
  ])('says at which step a path no longer fits, and why: %s', (type, reason) => {
    const toggled = { type: 'menu.toggled' }
    const { states, misfit } = replay(workbench, 'mobileMenu', [toggled, toggled, { type }, toggled])
    expect(misfit).toEqual({ step: 3, type, reason })
    expect(states).toEqual(['closed', 'open', 'closed'])
  })

  it('joins the time that passes in two steps', () => {
    const { session } = mounted(models.countdown)
    session.take(timePassed(1_000))
    session.take(timePassed(2_000))
    expect(session.getView().steps).toEqual([timePassed(3_000)])
    const { secondsLeft } = models.countdown.input
    expect(session.getView().trail.at(-1)?.snapshot.context.secondsLeft).toBe(secondsLeft - 3)
  })

  it('keeps the last of several edits of a field', () => {
    const session = createSession(models.loginForm.machine, machineClock, undefined, workbench)
    const { provide = (machine) => machine, clock, inspect } = session.getView().run.seam
    createActor(provide(models.loginForm.machine), { input: models.loginForm.input, clock, inspect }).start()
    session.begin()
    for (const email of ['a', 'ad', 'ada']) session.take(changed('email', email))
    session.take(changed('password', 'ada'))
    session.take(changed('email', 'ada@example.com'))
    expect(session.getView().steps).toEqual([
      changed('email', 'ada'),
      changed('password', 'ada'),
      changed('email', 'ada@example.com'),
    ])
    expect(states(session)).toHaveLength(4)
  })

  it('comes near the end of a countdown of days in one step', () => {
    const { session } = mounted(models.countdown)
    const near = () => {
      const snapshot = session.getView().trail.at(-1)?.snapshot
      const { examples } = timeChoice(
        allModels.countdown as Model<AnyStateMachine>,
        snapshot as AnyMachineSnapshot,
      )
      return examples.find(({ name }) => name === 'until 10 s before the end')?.event
    }
    session.take(timePassed(5_000))
    session.take(near() as AnyEventObject)
    expect(session.getView().trail.at(-1)?.snapshot.context.secondsLeft).toBe(10)
    expect(near()).toBeUndefined()
    session.take(timePassed(10_000))
    expect(state(session)).toBe('finished')
  })

  it.each([
    ['backwards', [-1]],
    ['by parts of a millisecond', [1000, 0.5]],
    ['for ever', [1e300]],
    ['for more than a month', [1000, 31 * day]],
    ['for more than a month in small stretches', Array.from({ length: 400 }, () => day / 10)],
  ])('refuses a path along which time passes %s, and stays before that', (_, stretches) => {
    const increment = vi.spyOn(SimulatedClock.prototype, 'increment')
    const { misfit } = replay(workbench, 'countdown', stretches.map(timePassed))
    expect(misfit).toEqual({
      step: Math.min(stretches.length, 311),
      type: 'time.passed',
      reason: expect.stringMatching('pass'),
    })
    expect(increment.mock.calls.length).toBeLessThan(30_000)
  })

  it('names the guard that refuses an event', () => {
    const { session } = mounted(models.secondFactor, {
      steps: [{ type: 'phone.chosen', factorId: 'nobody’s' }],
      taken: 1,
    })
    expect(session.getView().misfit?.reason).toBe('Guarded: isKnown says no.')
  })
})
