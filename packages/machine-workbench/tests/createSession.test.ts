import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { createSession } from '../src/createSession.ts'
import { nameOf, pathsOf } from '../src/model.ts'
import { timePassed } from '../src/steps.ts'
import { replay } from '../src/workbench.ts'
import { lamp } from './fixture/lamp.ts'
import { workbench } from './fixture/workbench.ts'

/** A session whose component is there. */
function begun(from?: Parameters<typeof createSession>[2]) {
  const session = createSession(lamp.machine, workbench.clock, from)
  const { provide = (machine) => machine, clock, inspect } = session.getView().run.seam
  const actor = createActor(provide(lamp.machine), { clock, inspect }).start()
  session.begin()
  return { session, send: actor.send }
}

const statesOf = ({ getView }: Pick<ReturnType<typeof createSession>, 'getView'>) =>
  getView().trail.map(({ snapshot }) => nameOf(snapshot.value))

describe('a session with a lamp', () => {
  it('runs nothing by itself: a call is answered by a step', () => {
    const { session } = begun()
    session.take({ type: 'lamp.switched' })
    session.take({ type: 'xstate.done.actor.warm', output: undefined })
    expect(statesOf(session)).toEqual(['off', 'warming', 'on'])
  })

  it('has a timer pass by a step of time alone', () => {
    const path = pathsOf(lamp).on ?? []
    const { session } = begun({ steps: path, taken: path.length })
    session.take(timePassed(500))
    expect(statesOf(session).at(-1)).toBe('on')
    session.take(timePassed(500))
    expect(statesOf(session).at(-1)).toBe('off')
  })

  it('takes over what the component sends', async () => {
    const { session, send } = begun()
    send({ type: 'lamp.switched' })
    await Promise.resolve()
    expect(session.getView().steps).toEqual([{ type: 'lamp.switched' }])
  })

  it('refuses a step after the machine has ended', () => {
    expect(
      replay(workbench, 'lamp', [
        { type: 'lamp.switched' },
        { type: 'bulb.broken' },
        { type: 'lamp.switched' },
      ]),
    ).toEqual({
      states: ['off', 'warming', 'broken'],
      misfit: { step: 3, type: 'lamp.switched', reason: 'The machine has ended.' },
    })
  })

  it('throws for a model that is not there', () => {
    for (const name of ['candle', 'constructor', '__proto__'])
      expect(() => replay(workbench, name, [])).toThrow(`There is no model ${name}`)
  })
})
