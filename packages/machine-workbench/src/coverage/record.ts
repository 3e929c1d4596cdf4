import type { AnyMachineSnapshot, InspectionEvent, Snapshot } from 'xstate'

/** What tests did to machines: by machine and state, the events that were sent there; a state without was reached. */
export type TestRecord = Record<string, Record<string, string[]>>

const seen = new Map<string, Map<string, Set<string>>>()
const known = new WeakMap<object, AnyMachineSnapshot>()

const isOfMachine = (snapshot: Snapshot<unknown>): snapshot is AnyMachineSnapshot => 'machine' in snapshot

/** The events that are noted for a state of each part of a machine. */
const noted = ({ machine, _nodes }: AnyMachineSnapshot): Set<string>[] =>
  _nodes
    .filter(({ type }) => type === 'atomic' || type === 'final')
    .map(({ path }) => {
      const states = seen.get(machine.id) ?? new Map<string, Set<string>>()
      seen.set(machine.id, states)
      const events = states.get(path.join('.')) ?? new Set<string>()
      states.set(path.join('.'), events)
      return events
    })

/** An inspector that notes the states of an actor, and each event with the state in which it came; not of its children. */
export function record(inspected: InspectionEvent): void {
  if (inspected.type !== '@xstate.snapshot' || inspected.actorRef.sessionId !== inspected.rootId) return
  const { actorRef, event, snapshot } = inspected
  if (!isOfMachine(snapshot)) return
  const before = known.get(actorRef)
  known.set(actorRef, snapshot)
  for (const events of before ? noted(before) : []) events.add(event.type)
  noted(snapshot)
}

/** What was noted since the last call. */
export function takeRecord(): TestRecord {
  const taken = [...seen].map(
    ([machine, states]) =>
      [
        machine,
        Object.fromEntries([...states].map(([state, events]) => [state, [...events].toSorted()])),
      ] as const,
  )
  seen.clear()
  return Object.fromEntries(taken)
}
