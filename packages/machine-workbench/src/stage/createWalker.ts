import { describeDeed } from '../journeys/deeds.ts'
import type { Deed, Journey } from '../journeys/journey.ts'
import { goesOnFrom, lineOf, type Place, placeAfter, type Stretch, wayTo } from '../journeys/place.ts'
import { describeSight } from '../journeys/sights.ts'
import { findField, findPressable } from './find.ts'
import { pressOn, typeInto, unmark } from './hands.ts'
import { isSeen } from './isSeen.ts'
import type { StageReport } from './messages.ts'
import type { PlayedBackend } from './playedBackend.ts'
import type { StageClock } from './stageClock.ts'
import type { StageSite } from './stageSite.ts'
import { until } from './until.ts'

type Unsigned<Report> = Report extends unknown ? Omit<Report, 'run'> : never

export type WalkerOptions = {
  journey: Journey
  site: StageSite
  clock: StageClock
  backend: PlayedBackend
  /** True if the backend was asked something in a step. */
  hasAsked: (step: string, call: string) => boolean
  report: (report: Unsigned<StageReport>) => void
}

/** Walks a journey on the stage, as a visitor would, and sees whether each step arrives. */
export function createWalker({ journey, site, clock, backend, hasAsked, report }: WalkerOptions) {
  let way: Stretch[] = []
  let isWalking = false
  const missingFrom = ({ step, choice }: Stretch) =>
    choice.sights.filter(
      (sight) => !isSeen(sight, { path: site.path, hasAsked: (call) => hasAsked(step.id, call) }),
    )

  /** Does a deed; returns what is missing for it. */
  async function perform(deed: Deed): Promise<string | null> {
    switch (deed.do) {
      case 'visit':
        site.visit(deed.href)
        return null
      case 'fill': {
        const field = await until(clock, () => findField(deed.label))
        if (field) typeInto(field, deed.text)
        return field ? null : `There is no field “${deed.label}”.`
      }
      case 'press': {
        const element = await until(clock, () => findPressable(deed.name))
        if (element) pressOn(element)
        return element ? null : `There is nothing to press that is called “${deed.name}”.`
      }
      case 'wait':
        clock.skip(deed.milliseconds)
        return null
      case 'return':
        // The page learns in a task of its own that another service has been opened.
        await clock.nextTask()
        site.comeBack()
        return null
      case 'act':
        deed.act()
        return null
    }
  }

  /** Takes one step; returns why it does not arrive, or null. */
  async function take({ step, choice }: Stretch): Promise<string | null> {
    report({ type: 'stage.stepped', step: step.id })
    unmark()
    backend.answer(choice.answers ?? {})
    for (const deed of choice.deeds ?? step.deeds) {
      const problem = await perform(deed)
      if (problem) return `${describeDeed(deed)}: ${problem}`
    }
    await until(clock, () => (missingFrom({ step, choice }).length === 0 ? true : undefined))
    const missing = missingFrom({ step, choice }).map(describeSight)
    return missing.length > 0 ? `The stage does not show ${missing.join(', and not ')}.` : null
  }

  return {
    isWalking: () => isWalking,
    /** Goes on to a place that the way so far leads to. */
    goTo: async (place: Place) => {
      const wanted = wayTo(journey, place)
      if (isWalking || !goesOnFrom(wanted, way)) return
      isWalking = true
      for (const stretch of wanted.slice(way.length)) {
        way = [...way, stretch]
        const problem = await take(stretch)
        if (problem) {
          report({ type: 'stage.stuck', problem: `Step ${way.length}, “${stretch.step.name}”. ${problem}` })
          return
        }
      }
      isWalking = false
      report({ type: 'stage.arrived', path: site.path() })
    },
    /** Reports where the stage is after somebody has acted on it by hand. */
    look: () => {
      const here = way.at(-1)
      if (isWalking || !here) return
      if (missingFrom(here).length === 0) return report({ type: 'stage.arrived', path: site.path() })
      const line = lineOf(journey, placeAfter(way).answers)
      const index = line.findLastIndex((stretch, at) => at >= way.length && missingFrom(stretch).length === 0)
      if (index < 0) return report({ type: 'stage.left' })
      way = line.slice(0, index + 1)
      report({ type: 'stage.followed', place: placeAfter(way), path: site.path() })
    },
  }
}
