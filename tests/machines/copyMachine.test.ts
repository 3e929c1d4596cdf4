import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { copyMachine } from '@/machines/copyMachine'
import { models } from '../../models/models'
import { describeStates } from './describeStates'

const requested = { type: 'copy.requested' } as const
const settle = () => Promise.resolve().then(() => Promise.resolve())

function world(copy: () => Promise<void>) {
  let selected = 0
  const machine = copyMachine.provide({
    actors: { copy: fromPromise(copy) },
    actions: {
      selectText: () => {
        selected += 1
      },
    },
  })
  const clock = new SimulatedClock()
  return { actor: createActor(machine, { clock }).start(), clock, selected: () => selected }
}

describe('copyMachine', () => {
  const again = { 'copy.requested': 'copying' }
  describeStates(models.copy, {
    ready: { path: [], to: again },
    copying: {
      path: ['copy.requested'],
      to: { 'xstate.done.actor.copy': 'copied', 'xstate.error.actor.copy': 'refused' },
    },
    copied: { path: ['copy.requested', 'xstate.done.actor.copy'], to: again },
    refused: { path: ['copy.requested', 'xstate.error.actor.copy'], to: again },
  })

  it('says that a text was copied for three seconds, and no sooner than it was', async () => {
    const { actor, clock, selected } = world(() => Promise.resolve())
    actor.send(requested)
    expect(actor.getSnapshot().value).toBe('copying')
    await settle()
    expect(actor.getSnapshot().value).toBe('copied')
    clock.increment(2_999)
    expect(actor.getSnapshot().value).toBe('copied')
    clock.increment(1)
    expect(actor.getSnapshot().value).toBe('ready')
    expect(selected()).toBe(0)
  })

  it('selects the text where the browser refuses, and says so until it is asked again', async () => {
    let isRefused = true
    const { actor, clock, selected } = world(() =>
      isRefused ? Promise.reject('refused') : Promise.resolve(),
    )
    actor.send(requested)
    await settle()
    clock.increment(3_600_000)
    expect([actor.getSnapshot().value, selected()]).toEqual(['refused', 1])
    isRefused = false
    actor.send(requested)
    await settle()
    expect([actor.getSnapshot().value, selected()]).toEqual(['copied', 1])
  })

  it('can be asked again while the browser does not answer, and minds only the newest answer', async () => {
    let refuse: (reason: string) => void = () => {}
    const answers = [
      new Promise<void>((_, reject) => {
        refuse = reject
      }),
      Promise.resolve(),
    ]
    const { actor, selected } = world(() => answers.shift() ?? Promise.resolve())
    actor.send(requested)
    actor.send(requested)
    await settle()
    refuse('too late')
    await settle()
    expect([actor.getSnapshot().value, selected()]).toEqual(['copied', 0])
  })
})
