import { afterEach, describe, expect, it, vi } from 'vitest'
import { createActor, setup } from 'xstate'
import { liveEnvironment } from '@/actors/liveEnvironment'
import { storedMotionChoice, storeMotionChoice } from '@/data/site/motion'
import { type LiveEvent, liveMachine, selectIsLive } from '@/machines/liveMachine'
import { stubStorage } from '../data/site/stubStorage.ts'

type World = { stored?: string | null; isHidden?: boolean }

/** The parts of a browser that the live switch needs. */
function stubBrowser({ stored = null, isHidden = false }: World = {}) {
  const storage = stubStorage('localStorage')
  if (stored !== null) storage.set('king-exchange-motion', stored)
  const document = Object.assign(new EventTarget(), { hidden: isHidden })
  vi.stubGlobal('document', document)
  return {
    storage,
    hide: (hidden: boolean) => {
      document.hidden = hidden
      document.dispatchEvent(new Event('visibilitychange'))
    },
  }
}

function listen() {
  const heard: LiveEvent[] = []
  const listener = createActor(
    setup({ types: {} as { events: LiveEvent }, actors: { liveEnvironment } }).createMachine({
      invoke: { id: 'environment', src: 'liveEnvironment' },
      on: { '*': { actions: ({ event }) => heard.push(event) } },
    }),
  ).start()
  return { heard, stop: () => listener.stop() }
}

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('liveEnvironment', () => {
  it.each<[World, LiveEvent[]]>([
    [{}, [{ type: 'tab.shown' }, { type: 'environment.loaded', choice: 'live' }]],
    [
      { isHidden: true, stored: 'live' },
      [{ type: 'tab.hidden' }, { type: 'environment.loaded', choice: 'live' }],
    ],
    [{ stored: 'paused' }, [{ type: 'tab.shown' }, { type: 'environment.loaded', choice: 'paused' }]],
    [{ stored: 'paused ' }, [{ type: 'tab.shown' }, { type: 'environment.loaded', choice: 'live' }]],
  ])('reports at once what it finds, and asks nobody about reduced motion: %o', (world, events) => {
    stubBrowser(world)
    expect(listen().heard).toEqual(events)
  })

  it('reports each change of the tab’s visibility until it is stopped, and nothing else', () => {
    const { hide } = stubBrowser()
    const { heard, stop } = listen()
    heard.length = 0
    hide(true)
    hide(false)
    const unheard = vi.spyOn(document, 'removeEventListener')
    stop()
    expect(unheard).toHaveBeenCalledOnce()
    expect(heard).toEqual([{ type: 'tab.hidden' }, { type: 'tab.shown' }])
  })
})

it('the last choice is stored for the next visit', () => {
  const { storage } = stubBrowser()
  storeMotionChoice('live')
  storeMotionChoice('paused')
  expect([...storage]).toEqual([['king-exchange-motion', 'paused']])
})

it.each(['live', 'paused', 'nonsense'])(
  'the stored choice %s is read before the first paint as the live switch reads it',
  (stored) => {
    stubBrowser({ stored })
    const live = createActor(
      liveMachine.provide({
        actors: { environment: liveEnvironment },
      }),
    ).start()
    expect(storedMotionChoice()).toBe(selectIsLive(live.getSnapshot()) ? 'live' : 'paused')
    live.stop()
  },
)
