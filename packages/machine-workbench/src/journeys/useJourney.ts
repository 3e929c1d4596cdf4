import { useActor } from '@xstate/react'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { isReport, type StageOrder } from '../stage/messages.ts'
import { type StageQuery, stageAddress } from '../stage/stageAddress.ts'
import type { Journey } from './journey.ts'
import { journeyMachine } from './journeyMachine.ts'
import { goesOnFrom, lineOf, type Place, readPlace, type Stretch, searchOf, wayTo } from './place.ts'

/** Puts a place into the address, beside what the workbench keeps there. */
function showInAddress(journey: Journey, place: Place) {
  const url = new URL(window.location.href)
  url.searchParams.delete('step')
  url.searchParams.delete('answers')
  for (const [name, value] of Object.entries(searchOf(journey, place))) url.searchParams.set(name, value)
  if (url.href !== window.location.href) window.history.replaceState(window.history.state, '', url)
}

/** A journey's panel: where its stage is and where it can go. */
export function useJourney(journey: Journey, query: StageQuery, frame: RefObject<HTMLIFrameElement | null>) {
  const [read] = useState(() => readPlace(journey, new URLSearchParams(window.location.search)))
  const tell = (order: StageOrder) => frame.current?.contentWindow?.postMessage(order, window.location.origin)
  const [logic] = useState(() =>
    journeyMachine.provide({
      actions: {
        order: ({ context: { run, place } }) => tell({ type: 'stage.ordered', run, place }),
        renew: ({ context: { run, place } }) => tell({ type: 'stage.renewed', run, place }),
      },
    }),
  )
  const [state, send] = useActor(logic, { input: { place: read.place } })
  const { place, run, loadedRun, step } = state.context
  const [misfit, setMisfit] = useState(read.misfit)
  // The frame is loaded with the place at which it began, and goes on and begins again by orders.
  const [loaded, setLoaded] = useState({ run, address: stageAddress(query, journey, place, run) })
  if (loaded.run !== loadedRun)
    setLoaded({ run: loadedRun, address: stageAddress(query, journey, place, run) })

  useEffect(() => showInAddress(journey, place), [journey, place])
  const hear = useEffectEvent(({ data, source }: MessageEvent) => {
    if (source === frame.current?.contentWindow && isReport(data) && data.run === run) send(data)
  })
  useEffect(() => {
    const listener = (message: MessageEvent) => hear(message)
    window.addEventListener('message', listener)
    return () => window.removeEventListener('message', listener)
  }, [])

  const line = lineOf(journey, place.answers)
  const way = wayTo(journey, place)
  const choose = (next: Stretch[], chosen: Place) => {
    setMisfit(null)
    send({ type: 'place.chosen', place: chosen, goesOn: goesOnFrom(next, way) })
  }
  return {
    state,
    misfit,
    line,
    /** The number of the step at which the stage is, or is to be; from 1. */
    count: way.length,
    /** The number of the step that is being taken; from 1, or 0 before the first. */
    taken: line.findIndex((stretch) => stretch.step.id === step) + 1,
    stageAddress: loaded.address,
    goTo: (chosen: Place) => choose(wayTo(journey, chosen), chosen),
    bringBack: () => send({ type: 'stage.wanted' }),
  }
}

export type JourneyPanel = ReturnType<typeof useJourney>
