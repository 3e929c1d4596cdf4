import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { followLive } from '@/actors/liveSwitch'
import { type LiveEvent, liveMachine, selectIsLive, selectIsTicking } from '@/machines/liveMachine'

function following(select = selectIsTicking, ...sent: LiveEvent['type'][]) {
  const live = createActor(liveMachine).start()
  for (const type of sent) live.send({ type } as LiveEvent)
  const told: boolean[] = []
  const stop = followLive(live, select, (found) => told.push(found))
  return { live, told, stop }
}

it('reports at once what is selected', () => {
  expect(following().told).toEqual([false])
  expect(following(selectIsLive, 'live.toggled', 'tab.hidden').told).toEqual([true])
})

it('reports each change of the selection once, and no other change', () => {
  const { live, told } = following()
  const events: [LiveEvent['type'], boolean[]][] = [
    ['live.toggled', [true]],
    ['tab.shown', []],
    ['tab.hidden', [false]],
    ['live.toggled', []],
    ['tab.shown', []],
    ['live.toggled', [true]],
  ]
  told.length = 0
  for (const [type, expected] of events) {
    live.send({ type } as LiveEvent)
    expect(told.splice(0), type).toEqual(expected)
  }
})

it('reports nothing after it is stopped', () => {
  const { live, told, stop } = following()
  stop()
  live.send({ type: 'live.toggled' })
  expect(told).toEqual([false])
})
