import { motionStorageKey } from '@/data/browser/motion'
import { sessionStorageKey } from '@/data/provider/supabaseAddress'
import { storyNow } from '../../fixtures'
import type { Journey } from '../journey'
import type { Place } from '../place'
import { createSite, type Site } from './createSite'
import { createWalker } from './createWalker'
import { isOrder, type StageReport } from './messages'
import { installChannels } from './otherTab'
import { installClock } from './stageClock'
import { type Exchange, installProvider } from './stageProvider'
import { installStorage } from './stageStorage'
import { stageChanged } from './until'

export type StageOptions = {
  journey: Journey
  place: Place
  /** The number of this stage among those of its panel. */
  run: number
}

/** Milliseconds of real time without a change after which it is looked where a hand has led. */
const calm = 400

/**
 * Opens the site in this document, without a network, a past or other tabs, and walks a journey to a place. The document
 * cannot be used for anything else afterwards.
 */
export function openStage({ journey, place, run }: StageOptions): { site: Site; begin: () => void } {
  const clock = installClock(storyNow)
  installStorage()
  installChannels()
  // What moves by itself would only distract from what a step does.
  localStorage.setItem(motionStorageKey, 'paused')
  if (journey.session) localStorage.setItem(sessionStorageKey, JSON.stringify(journey.session))

  const report = (message: Omit<StageReport, 'run'>) =>
    window.parent.postMessage({ ...message, run }, window.location.origin)
  const asked: Exchange[] = []
  let step = ''
  const provider = installProvider({
    step: () => step,
    skip: clock.skip,
    report: (exchange) => {
      asked.push(exchange)
      report({ type: 'stage.asked', exchange } as Omit<StageReport, 'run'>)
      window.dispatchEvent(new Event(stageChanged))
    },
  })
  provider.answer(journey.answers)

  const site = createSite()
  const walker = createWalker({
    journey,
    site,
    clock,
    provider,
    hasAsked: (id, call) => asked.some((exchange) => exchange.step === id && exchange.call === call),
    report: (message) => {
      if (message.type === 'stage.stepped') step = message.step
      report(message)
    },
  })

  window.addEventListener('message', ({ data, source }) => {
    if (source === window.parent && isOrder(data) && data.run === run) void walker.goTo(data.place)
  })
  followHands(clock.afterRealTime, walker.look)
  return { site, begin: () => void walker.goTo(place) }
}

/** Calls `look` when the document has become calm after somebody has acted on it by hand. */
function followHands(later: (milliseconds: number, run: () => void) => () => void, look: () => void) {
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
        if (!event.isTrusted) return
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
}
