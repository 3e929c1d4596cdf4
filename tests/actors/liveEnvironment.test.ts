import { afterEach, describe, expect, it, vi } from 'vitest'
import { createActor, setup } from 'xstate'
import { liveEnvironment } from '@/actors/liveEnvironment'
import { motionStorageKey, readMotionChoice, showMotionChoice, storeMotionChoice } from '@/data/site/motion'
import { type LiveEvent, liveMachine, selectIsLive } from '@/machines/liveMachine'

type World = { stored?: string | null; isHidden?: boolean; isStorageBroken?: boolean }

/** The parts of a browser that the live switch needs. */
function stubBrowser({ stored = null, isHidden = false, isStorageBroken = false }: World = {}) {
  const refuse = () => {
    throw new DOMException('The storage is switched off.', 'SecurityError')
  }
  const kept = new Map(stored === null ? [] : [[motionStorageKey, stored]])
  const document = Object.assign(new EventTarget(), {
    hidden: isHidden,
    documentElement: { dataset: {} as DOMStringMap },
  })
  const localStorage = isStorageBroken
    ? { getItem: refuse, setItem: refuse }
    : {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => kept.set(key, value),
      }
  vi.stubGlobal('document', document)
  vi.stubGlobal('localStorage', localStorage)
  return {
    kept,
    dataset: document.documentElement.dataset,
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
    [{}, [{ type: 'tab.shown' }, { type: 'environment.read', choice: 'live' }]],
    [
      { isHidden: true, stored: 'live' },
      [{ type: 'tab.hidden' }, { type: 'environment.read', choice: 'live' }],
    ],
    [{ stored: 'paused' }, [{ type: 'tab.shown' }, { type: 'environment.read', choice: 'paused' }]],
  ])('reports at once what it finds, and asks nobody about reduced motion: %o', (world, events) => {
    stubBrowser(world)
    expect(listen().heard).toEqual(events)
  })

  it.each(['', 'PAUSED', 'true', 'null', '{"choice":"paused"}', 'paused '])(
    'ignores the stored text %j, and is live',
    (stored) => {
      stubBrowser({ stored })
      expect(listen().heard).toContainEqual({ type: 'environment.read', choice: 'live' })
    },
  )

  it('is live when storage throws', () => {
    stubBrowser({ isStorageBroken: true })
    expect(listen().heard).toContainEqual({ type: 'environment.read', choice: 'live' })
  })

  it('reports each change of the tab’s visibility, and nothing else', () => {
    const { hide } = stubBrowser()
    const { heard } = listen()
    heard.length = 0
    hide(true)
    hide(false)
    expect(heard).toEqual([{ type: 'tab.hidden' }, { type: 'tab.shown' }])
  })

  it('reports nothing more once it is stopped', () => {
    const { hide } = stubBrowser()
    const { heard, stop } = listen()
    heard.length = 0
    stop()
    hide(true)
    expect(heard).toEqual([])
  })
})

describe('storeMotionChoice', () => {
  it('stores the last choice for the next visit', () => {
    const { kept } = stubBrowser()
    storeMotionChoice('live')
    storeMotionChoice('paused')
    expect([...kept]).toEqual([['king-exchange-motion', 'paused']])
    expect(listen().heard).toContainEqual({ type: 'environment.read', choice: 'paused' })
  })

  it('does not throw when the browser stores nothing', () => {
    stubBrowser({ isStorageBroken: true })
    expect(() => storeMotionChoice('live')).not.toThrow()
  })
})

describe('showMotionChoice', () => {
  it('marks the document for the style sheet', () => {
    const { dataset } = stubBrowser()
    showMotionChoice('live')
    expect({ ...dataset }).toEqual({ motion: 'live' })
    showMotionChoice('paused')
    expect({ ...dataset }).toEqual({ motion: 'paused' })
  })
})

describe('the stored choice', () => {
  const worlds = [null, 'live', 'paused', 'nonsense'].flatMap((stored) =>
    [false, true].map((isStorageBroken): World => ({ stored, isStorageBroken })),
  )

  it.each(worlds)('marks the document as the live switch then does: %o', (world) => {
    const { dataset } = stubBrowser(world)
    showMotionChoice(readMotionChoice())
    const live = createActor(
      liveMachine.provide({
        actors: { environment: liveEnvironment },
      }),
    ).start()
    expect(dataset.motion).toBe(selectIsLive(live.getSnapshot()) ? 'live' : 'paused')
    live.stop()
  })
})
