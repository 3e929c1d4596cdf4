import { pathsOf, walk } from '@king-exchange/machine-workbench/models'
import { describe, expect, it } from 'vitest'
import { createActor, fromCallback, SimulatedClock } from 'xstate'
import { captchaMachine, type WidgetCommand, type WidgetReport } from '@/machines/captchaMachine'
import { models } from '../../models/models'

const paths = pathsOf(models.captcha)
const free = (state: string) => `widget.${state} press.free`
const queued = (state: string) => `widget.${state} press.queued`

/** The machine with a widget that the test controls; `resets` counts its renewals. */
function open() {
  const clock = new SimulatedClock()
  const world = { shown: 0, stopped: 0, resets: 0, released: 0 }
  let report: (event: WidgetReport) => void = () => {}
  const widget = fromCallback<WidgetCommand>(({ sendBack, receive }) => {
    world.shown += 1
    report = sendBack
    receive(() => {
      world.resets += 1
    })
    return () => {
      world.stopped += 1
    }
  })
  const actor = createActor(captchaMachine.provide({ actors: { widget } }), { clock })
  actor.on('press.released', () => {
    world.released += 1
  })
  actor.start()
  const pass = (token: string) => {
    report({ type: 'widget.rendered' })
    report({ type: 'widget.passed', token })
  }
  return { actor, clock, world, report: (event: WidgetReport) => report(event), pass }
}

const tokenOf = ({ actor }: ReturnType<typeof open>) => actor.getSnapshot().context.token

describe('captchaMachine', () => {
  it('reaches every state that a form and its widget can be in', () => {
    const states = ['loading', 'checking', 'challenging', 'passed', 'expired', 'spent'].map(
      (state) => `shown.${state}`,
    )
    expect(Object.keys(paths).sort()).toEqual(
      [
        ...['idle', 'failed', ...states].map(free),
        // A token releases the press at once; a failure and an expiry give it back.
        ...['loading', 'checking', 'challenging'].map((state) => queued(`shown.${state}`)),
      ].sort(),
    )
  })

  it.each([
    ['idle', 'form.touched', free('shown.loading')],
    ['idle', 'press.queued', queued('shown.loading')],
    ['shown.loading', 'press.queued', queued('shown.loading')],
    ['shown.passed', 'press.queued', free('shown.passed')],
    ['shown.passed', 'token.taken', free('shown.spent')],
    ['shown.spent', 'form.touched', free('shown.checking')],
    ['shown.spent', 'press.queued', queued('shown.checking')],
    ['shown.expired', 'form.touched', free('shown.checking')],
    ['failed', 'form.touched', free('failed')],
    ['failed', 'token.wanted', free('shown.loading')],
    ['failed', 'press.queued', queued('shown.loading')],
  ])('in %s answers %s by %s', (state, type, next) => {
    const captcha = walk(models.captcha, paths[free(state)] ?? [])
    captcha.happen({ type })
    expect(captcha.state()).toBe(next)
  })

  it('releases a press that came too early once, as soon as the token is there', () => {
    const captcha = open()
    captcha.actor.send({ type: 'press.queued' })
    captcha.actor.send({ type: 'press.queued' })
    expect(captcha.world.released).toBe(0)
    captcha.pass('first')
    expect([captcha.world.released, tokenOf(captcha)]).toEqual([1, 'first'])
  })

  it('releases no press that was cancelled', () => {
    const captcha = open()
    captcha.actor.send({ type: 'press.queued' })
    captcha.actor.send({ type: 'press.cancelled' })
    captcha.pass('first')
    expect([captcha.world.released, tokenOf(captcha)]).toEqual([0, 'first'])
  })

  it('uses a token once, and asks the same widget for the next one', () => {
    const captcha = open()
    captcha.actor.send({ type: 'token.wanted' })
    captcha.pass('first')
    captcha.actor.send({ type: 'token.taken' })
    expect([tokenOf(captcha), captcha.world.resets]).toEqual([null, 0])
    captcha.actor.send({ type: 'press.queued' })
    captcha.report({ type: 'widget.passed', token: 'second' })
    expect([tokenOf(captcha), captcha.world]).toEqual([
      'second',
      { shown: 1, stopped: 0, resets: 1, released: 1 },
    ])
  })

  it('drops a token that has expired, and gives a waiting press back when its challenge has', () => {
    const captcha = open()
    captcha.actor.send({ type: 'form.touched' })
    captcha.pass('first')
    captcha.report({ type: 'widget.expired' })
    expect(tokenOf(captcha)).toBeNull()
    captcha.actor.send({ type: 'press.queued' })
    captcha.report({ type: 'widget.challenged' })
    captcha.report({ type: 'widget.expired' })
    captcha.report({ type: 'widget.passed', token: 'second' })
    expect([captcha.world.released, tokenOf(captcha)]).toEqual([0, 'second'])
  })

  it('gives up a service that does not come within 15 seconds, and the press with it', () => {
    const captcha = open()
    captcha.actor.send({ type: 'press.queued' })
    captcha.clock.increment(14_999)
    expect(captcha.actor.getSnapshot().matches({ press: 'queued' })).toBe(true)
    captcha.clock.increment(1)
    const { value, context } = captcha.actor.getSnapshot()
    expect([value, context]).toEqual([
      { widget: 'failed', press: 'free' },
      { token: null, failure: 'unreachable' },
    ])
    expect([captcha.world.stopped, captcha.world.released]).toEqual([1, 0])
  })

  it('shows the widget anew when it is retried, and says why it has failed until then', () => {
    const captcha = open()
    captcha.actor.send({ type: 'form.touched' })
    captcha.report({ type: 'widget.rendered' })
    captcha.report({ type: 'widget.failed', reason: 'refused' })
    expect(captcha.actor.getSnapshot().context.failure).toBe('refused')
    captcha.actor.send({ type: 'token.wanted' })
    captcha.pass('first')
    expect([tokenOf(captcha), captcha.world.shown, captcha.world.stopped]).toEqual(['first', 2, 1])
  })
})
