import type { Journey } from '../journeys/journey.ts'
import type { Place } from '../journeys/place.ts'
import { createWalker } from './createWalker.ts'
import { unmark } from './hands.ts'
import { isOrder, type StageReport } from './messages.ts'
import { type BackendOptions, type Exchange, playBackend } from './playedBackend.ts'
import { type StageQuery, stageAddress } from './stageAddress.ts'
import { installChannels } from './stageChannels.ts'
import { installClock, type StageClock } from './stageClock.ts'
import type { StageSite } from './stageSite.ts'
import { installStorage } from './stageStorage.ts'
import { stageChanged } from './until.ts'

export type StageOptions<Site extends StageSite> = {
  journey: Journey
  place: Place
  /** The number of this stage among those of its panel. */
  run: number
  /** The moment at which journeys begin, in milliseconds since the epoch. */
  beginsAt: number
  query: StageQuery
  backend: BackendOptions
  /** Opens the site, after clock, storages and backend are replaced. */
  open: () => Site
}

/** Milliseconds of real time without a change after which it is looked where a hand has led. */
const calm = 400

/** Milliseconds of real time after which what the site has begun counts as unfinished. */
const patience = 500

/**
 * Opens the site in this document, without a network, a past or other tabs, and walks a journey to a place; again from
 * the beginning when the panel asks for it. The document cannot be used for anything else afterwards.
 */
export function openStage<Site extends StageSite>({
  journey,
  place,
  run: firstRun,
  beginsAt,
  query,
  backend: played,
  open,
}: StageOptions<Site>): { site: Site; begin: () => void } {
  const clock = installClock(beginsAt)
  installStorage()
  installChannels()
  let untouched = ''

  let run = firstRun
  const report = (message: Omit<StageReport, 'run'>) =>
    window.parent.postMessage({ ...message, run }, window.location.origin)
  let asked: Exchange[] = []
  let step = ''
  const backend = playBackend(played, {
    clock,
    step: () => step,
    report: (exchange) => {
      asked.push(exchange)
      report({ type: 'stage.asked', exchange } as Omit<StageReport, 'run'>)
      window.dispatchEvent(new Event(stageChanged))
    },
  })

  const site = open()
  const newWalker = () =>
    createWalker({
      journey,
      site,
      clock,
      backend,
      hasAsked: (id, call) => asked.some((exchange) => exchange.step === id && exchange.call === call),
      report: (message) => {
        if (message.type === 'stage.stepped') step = message.step
        report(message)
      },
    })
  let walker = newWalker()

  const prepare = () => {
    site.prepare?.()
    journey.prepare?.()
    backend.answer(journey.answers)
  }
  prepare()

  const hands = followHands(clock.afterRealTime, () => walker.look())

  /** Leaves nothing of the journey so far; returns whether that is certain. */
  async function clear(): Promise<boolean> {
    if (journey.needsNewDocument || hands.haveTouched() || walker.isWalking() || backend.isAsked())
      return false
    site.close()
    await clock.nextTask()
    localStorage.clear()
    sessionStorage.clear()
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
    const forgotten = site.forget?.()
    if (forgotten && !(await isDone(forgotten, clock))) return false
    unmark()
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    backend.reset()
    clock.reset()
    asked = []
    step = ''
    return !backend.isAsked() && surroundings() === untouched
  }

  /** Begins the journey again: in this document if nothing is left in it, otherwise in a new one. */
  async function beginAgain(next: number, wanted: Place) {
    run = next
    if (await clear()) {
      prepare()
      walker = newWalker()
      void walker.goTo(wanted)
    } else window.location.replace(stageAddress(query, journey, wanted, next))
  }

  window.addEventListener('message', ({ data, source }) => {
    if (source !== window.parent || !isOrder(data)) return
    if (data.type === 'stage.renewed') void beginAgain(data.run, data.place)
    else if (data.run === run) void walker.goTo(data.place)
  })
  return {
    site,
    begin: () => {
      untouched = surroundings()
      void walker.goTo(place)
    },
  }
}

/** What is around the site in the document, and may be left of a dialog or a notice. */
function surroundings(): string {
  const { documentElement, body } = document
  const attributes = [...body.attributes].map(({ name, value }) => `${name}=${value}`)
  const elements = [...body.children].map(({ tagName, id }) => `${tagName}#${id}`)
  return [documentElement.className, documentElement.style.cssText, ...attributes, ...elements].join('\n')
}

/** True if a promise is settled soon. */
const isDone = (promise: Promise<unknown>, clock: StageClock): Promise<boolean> =>
  new Promise((resolve) => {
    const stop = clock.afterRealTime(patience, () => resolve(false))
    promise.finally(() => {
      stop()
      resolve(true)
    })
  })

/** Calls `look` when the document has become calm after somebody has acted on it by hand. */
function followHands(later: StageClock['afterRealTime'], look: () => void) {
  let isTouched = false
  let stop = () => {}
  const lookLater = () => {
    if (!isTouched) return
    stop()
    stop = later(calm, look)
  }
  for (const type of ['click', 'input', 'keydown'] as const) {
    document.addEventListener(
      type,
      (event) => {
        // A checkbox that the walker presses says so by an event that is trusted, too.
        const isPressed = type === 'input' && !(event instanceof InputEvent)
        if (!event.isTrusted || isPressed) return
        isTouched = true
        lookLater()
        const { target } = event
        // The page of a link to a new tab would be one of the workbench.
        if (type === 'click' && target instanceof Element && target.closest('a[target=_blank]')) {
          event.preventDefault()
        }
      },
      { capture: true },
    )
  }
  new MutationObserver(lookLater).observe(document, {
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  })
  return { haveTouched: () => isTouched }
}
