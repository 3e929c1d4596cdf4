import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AnyEventObject } from 'xstate'
import { packLink, parseLink } from '../src/namedLinks.ts'
import { timePassed } from '../src/steps.ts'
import { workbench } from './fixture/workbench.ts'

const pack = (...steps: AnyEventObject[]) =>
  packLink(workbench, { start: 'lamp', taken: steps.length, steps })

const read = (text: string) => parseLink(workbench, text)

describe('a link', () => {
  it('names events, their examples and the time that passes', () => {
    const link = pack(
      { type: 'lamp.switched' },
      { type: 'xstate.done.actor.warm' },
      timePassed(1000),
      { type: 'lamp.switched' },
      { type: 'xstate.error.actor.warm', ...{ error: new Error('The whole street is dark') } },
    )
    expect(link).toBe('lamp*5*lamp.switched*done.warm*-1000*_1*error.warm-blackout')
  })

  it('holds only the fields that differ from the example', () => {
    const step = { type: 'lamp.dimmed', by: 20 }
    expect(pack(step)).toBe('lamp*1*lamp.dimmed-ivr-eyJieSI6MjB9')
    expect(pack({ by: 20, type: 'lamp.dimmed' })).toBe(pack(step))
    expect(read(pack(step))?.steps).toEqual([step])
  })

  it('names the example of a payload also where it is the only one, in case another comes', () => {
    const step = { type: 'lamp.dimmed', by: 10 }
    expect(pack(step)).toBe('lamp*1*lamp.dimmed-ivr')
    expect(read('lamp*1*lamp.dimmed')?.steps).toEqual([step])
    expect(read('lamp*1*lamp.dimmed-old')?.lost?.reason).toBe('The example that it names is gone.')
  })

  it('opens before a step whose example is gone, and says so', () => {
    expect(read('lamp*3*lamp.switched*error.warm-drought*bulb.broken')).toEqual({
      start: 'lamp',
      taken: 1,
      steps: [{ type: 'lamp.switched' }],
      lost: { step: 2, type: 'xstate.error.actor.warm', reason: 'The example that it names is gone.' },
    })
  })

  it('opens before a step that cannot be read', () => {
    expect(read('lamp*2*lamp.switched*-jeyJ9')?.lost).toEqual({
      step: 2,
      type: '-jeyJ9',
      reason: 'It cannot be read.',
    })
    expect(read('lamp*1*lamp.dimmed--%%')?.lost?.reason).toBe('It cannot be read.')
    expect(read('lamp*1*lamp.dimmed--ImEi')?.lost?.reason).toBe('It cannot be read.')
  })

  it.each(['-jbnVsbA', '-jImEi'])('opens before what is written in full and is no step: %s', (step) => {
    expect(read(`lamp*1*${step}`)).toEqual({
      start: 'lamp',
      taken: 0,
      steps: [],
      lost: { step: 1, type: step, reason: 'It cannot be read.' },
    })
  })

  it('leaves out steps that were taken back and cannot be read', () => {
    expect(read('lamp*1*lamp.switched*error.warm-drought')).toEqual({
      start: 'lamp',
      taken: 1,
      steps: [{ type: 'lamp.switched' }],
      lost: null,
    })
  })

  it('leaves it to the machine to refuse an event that it does not know', () => {
    expect(read('lamp*1*lamp.melted')?.steps).toEqual([{ type: 'lamp.melted' }])
  })

  it.each(['', 'lamp', 'lamp*', 'lamp*x', 'lamp*2*lamp.switched', '*', '*0'])('is none: %s', (text) => {
    expect(read(text)).toBeNull()
  })
})

it('keeps any steps through an address, whatever they are', () => {
  const types = fc.oneof(
    fc.constantFrom(
      'lamp.switched',
      '_1',
      'lamp.dimmed',
      'done.warm',
      'after.idle',
      'xstate.done.actor.warm',
    ),
    fc.string({ unit: 'binary' }),
  )
  const steps = fc.array(
    fc.record({ type: types, by: fc.oneof(fc.constant(10), fc.json()) }, { requiredKeys: ['type'] }),
  )
  fc.assert(
    fc.property(steps, (given) => {
      const url = new URL('http://localhost/')
      url.searchParams.set('walk', packLink(workbench, { start: 'lamp', taken: given.length, steps: given }))
      expect(read(new URL(url.href).searchParams.get('walk') ?? '')?.steps).toEqual(given)
    }),
  )
})

it('reads something or nothing from any text, and never throws', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(() => [read(text), read(`lamp*1*${text}`)]).not.toThrow()
    }),
  )
})
