import { describe, expect, it } from 'vitest'
import { type AnyActorLogic, createActor, createMachine } from 'xstate'
import { addressChange } from '@/actors/addressChange'
import { pageExit } from '@/actors/pageExit'

type Place = { pathname: string; href: string }
type Report = (event: { toLocation: Place }) => void

const placeAt = (href: string): Place => ({ href, pathname: href.replace(/[?#].*/, '') })

/** A router at `/login?ref=1`, and the reports of an actor that follows it. */
function listening(
  actorOf: (router: Parameters<typeof pageExit>[0] & Parameters<typeof addressChange>[0]) => AnyActorLogic,
) {
  const reports = new Set<Report>()
  const heard: string[] = []
  const logic = actorOf({
    state: { location: placeAt('/login?ref=1') },
    subscribe: (_, report: Report) => {
      reports.add(report)
      return () => reports.delete(report)
    },
  })
  const machine = createMachine({
    invoke: { src: logic },
    on: { '*': { actions: ({ event }) => heard.push(event.type) } },
  })
  const actor = createActor(machine).start()
  return {
    actor,
    heard,
    navigate: (href: string) => {
      for (const report of reports) report({ toLocation: placeAt(href) })
    },
    listeners: () => reports.size,
  }
}

describe.each([
  ['the exit from a page', pageExit, ['page.returned', 'page.returned', 'page.left', 'page.returned']],
  ['a change of the address', addressChange, ['address.changed', 'address.changed', 'address.changed']],
])('%s', (_, actorOf, expected) => {
  it('is reported as soon as a navigation begins, unlike a reload of the page', () => {
    const page = listening(actorOf)
    page.navigate('/login?ref=1')
    page.navigate('/login?ref=2')
    page.navigate('/register')
    page.navigate('/login#top')
    expect(page.heard).toEqual(expected)
  })

  it('is not reported after the actor is stopped', () => {
    const page = listening(actorOf)
    expect(page.listeners()).toBe(1)
    page.actor.stop()
    expect(page.listeners()).toBe(0)
  })
})
