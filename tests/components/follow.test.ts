import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { follow } from '@/components/live/follow'
import { type LiveEvent, liveMachine } from '@/machines/liveMachine'

function following(...sent: LiveEvent[]) {
  const live = createActor(liveMachine).start()
  for (const event of sent) live.send(event)
  const told: boolean[] = []
  const stop = follow(live, (isMoving) => told.push(isMoving))
  return { live, told, stop }
}

it('tells at once whether things move', () => {
  expect(following().told).toEqual([false])
  expect(following({ type: 'live.toggled' }).told).toEqual([true])
  expect(following({ type: 'live.toggled' }, { type: 'tab.hidden' }).told).toEqual([false])
})

it('tells each change once, and only what changes whether things move', () => {
  const { live, told } = following()
  const events: [LiveEvent['type'], boolean[]][] = [
    ['live.toggled', [true]],
    ['motion.allowed', []],
    ['tab.hidden', [false]],
    ['live.toggled', []],
    ['tab.shown', []],
    ['live.toggled', [true]],
    ['motion.reduced', [false]],
  ]
  told.length = 0
  for (const [type, expected] of events) {
    live.send({ type } as LiveEvent)
    expect(told.splice(0), type).toEqual(expected)
  }
})

it('tells nothing more once it is stopped', () => {
  const { live, told, stop } = following()
  stop()
  live.send({ type: 'live.toggled' })
  expect(told).toEqual([false])
})
