import { createContext, runInContext } from 'node:vm'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { listenToMotion, motionStorageKey, showMotionChoice, storeMotionChoice } from '@/data/motion'
import { type LiveEvent, liveMachine, selectIsLive } from '@/machines/liveMachine'
import { firstScript } from '../../scripts/prerender/firstScript'

type World = { stored?: string | null; isReduced?: boolean; isHidden?: boolean; isStorageBroken?: boolean }

/** A browser of which only what concerns motion is there. */
function stubBrowser({
  stored = null,
  isReduced = false,
  isHidden = false,
  isStorageBroken = false,
}: World = {}) {
  const refuse = () => {
    throw new DOMException('The storage is switched off.', 'SecurityError')
  }
  const kept = new Map(stored === null ? [] : [[motionStorageKey, stored]])
  const query = Object.assign(new EventTarget(), { matches: isReduced })
  const document = Object.assign(new EventTarget(), {
    hidden: isHidden,
    documentElement: { dataset: {} as DOMStringMap },
  })
  const asked: string[] = []
  const matchMedia = (text: string) => {
    asked.push(text)
    return query
  }
  const localStorage = isStorageBroken
    ? { getItem: refuse, setItem: refuse, removeItem: refuse }
    : {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => kept.set(key, value),
        removeItem: (key: string) => kept.delete(key),
      }
  vi.stubGlobal('document', document)
  vi.stubGlobal('window', { matchMedia })
  vi.stubGlobal('localStorage', localStorage)
  return {
    asked,
    kept,
    dataset: document.documentElement.dataset,
    globals: { document, matchMedia, localStorage },
    wish: (reduced: boolean) => {
      query.matches = reduced
      query.dispatchEvent(new Event('change'))
    },
    hide: (hidden: boolean) => {
      document.hidden = hidden
      document.dispatchEvent(new Event('visibilitychange'))
    },
  }
}

function listen() {
  const heard: LiveEvent[] = []
  const stop = listenToMotion((event) => heard.push(event))
  return { heard, stop }
}

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('listenToMotion', () => {
  it.each<[World, LiveEvent[]]>([
    [{}, [{ type: 'tab.shown' }, { type: 'environment.read', choice: null, isReduced: false }]],
    [
      { isReduced: true },
      [{ type: 'tab.shown' }, { type: 'environment.read', choice: null, isReduced: true }],
    ],
    [
      { isHidden: true, stored: 'live' },
      [{ type: 'tab.hidden' }, { type: 'environment.read', choice: 'live', isReduced: false }],
    ],
    [
      { isReduced: true, stored: 'paused' },
      [{ type: 'tab.shown' }, { type: 'environment.read', choice: 'paused', isReduced: true }],
    ],
  ])('reports at once what it finds: %o', (world, events) => {
    const { asked } = stubBrowser(world)
    expect(listen().heard).toEqual(events)
    expect(asked).toEqual(['(prefers-reduced-motion: reduce)'])
  })

  it.each(['', 'LIVE', 'true', 'null', '{"choice":"live"}', 'live '])(
    'takes the stored text %j for no choice',
    (stored) => {
      stubBrowser({ stored })
      expect(listen().heard).toContainEqual({ type: 'environment.read', choice: null, isReduced: false })
    },
  )

  it('takes storage that throws for no choice', () => {
    stubBrowser({ isStorageBroken: true, isReduced: true })
    expect(listen().heard).toContainEqual({ type: 'environment.read', choice: null, isReduced: true })
  })

  it('reports each change of the wish and of the tab, and nothing else', () => {
    const { wish, hide } = stubBrowser()
    const { heard } = listen()
    heard.length = 0
    wish(true)
    hide(true)
    wish(false)
    hide(false)
    expect(heard).toEqual([
      { type: 'motion.reduced' },
      { type: 'tab.hidden' },
      { type: 'motion.allowed' },
      { type: 'tab.shown' },
    ])
  })

  it('reports nothing more once it is stopped', () => {
    const { wish, hide } = stubBrowser()
    const { heard, stop } = listen()
    heard.length = 0
    stop()
    wish(true)
    hide(true)
    expect(heard).toEqual([])
  })
})

describe('storeMotionChoice', () => {
  it('keeps the last choice for the next visit', () => {
    const { kept } = stubBrowser()
    storeMotionChoice('live')
    storeMotionChoice('paused')
    expect([...kept]).toEqual([['king-exchange-motion', 'paused']])
    expect(listen().heard).toContainEqual({ type: 'environment.read', choice: 'paused', isReduced: false })
  })

  it('forgets it when there is none any more', () => {
    const { kept } = stubBrowser({ stored: 'live' })
    storeMotionChoice(null)
    expect([...kept]).toEqual([])
  })

  it('does without where the browser stores nothing', () => {
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

describe("the document's first script", () => {
  const worlds = [null, 'live', 'paused', 'nonsense'].flatMap((stored) =>
    [false, true].flatMap((isReduced) =>
      [false, true].map((isStorageBroken): World => ({ stored, isReduced, isStorageBroken })),
    ),
  )

  it.each(worlds)('marks the document as the live switch then does: %o', (world) => {
    const { dataset, globals } = stubBrowser(world)
    runInContext(firstScript(motionStorageKey, []), createContext({ ...globals }))
    const live = createActor(
      liveMachine.provide({
        actors: { environment: fromCallback(({ sendBack }) => listenToMotion(sendBack)) },
      }),
    ).start()
    expect(dataset.motion).toBe(selectIsLive(live.getSnapshot()) ? 'live' : 'paused')
    live.stop()
  })
})
