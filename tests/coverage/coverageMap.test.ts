import { describe, expect, it } from 'vitest'
import { coverageMap, gapsOf, textOfMap } from '../../models/coverage/coverageMap'
import { lampMachine } from './lamp'

const map = coverageMap(
  { lamp: { machine: lampMachine, events: [] } },
  {
    model: {
      lamp: {
        off: ['lamp.switched', 'lamp.dimmed', 'bulb.broken', 'xstate.stop'],
        warming: ['xstate.done.actor.warm', 'xstate.error.actor.warm', 'bulb.broken'],
        on: ['xstate.after.idle.lamp.on', 'lamp.dimmed', 'bulb.broken'],
        broken: [],
      },
      another: { off: ['lamp.switched'] },
    },
    browser: { lamp: { off: ['lamp.switched'], warming: [], on: ['lamp.switched'] } },
    story: { lamp: { off: ['machines--lamp--off'], on: ['machines--lamp--on'] } },
  },
)

describe('the coverage map', () => {
  it('marks each cell by the tests that have tried it', () => {
    expect(map.lamp?.off).toEqual({
      reached: ['model', 'browser'],
      stories: ['machines--lamp--off'],
      cells: {
        'lamp.switched': { answer: 'handled', tried: ['model', 'browser'] },
        'lamp.dimmed': { answer: 'ignored', note: 'A dark lamp cannot be darker.', tried: ['model'] },
        'bulb.broken': { answer: 'unanswered', tried: ['model'] },
      },
    })
  })

  it('tells of each cell that is unanswered or that no test has tried, by machine, state and event', () => {
    expect(gapsOf(map)).toEqual([
      'lamp, off, bulb.broken: unanswered',
      'lamp, warming: no story shows it',
      'lamp, warming, lamp.switched: unanswered',
      'lamp, warming, lamp.switched: no test has tried it',
      'lamp, warming, lamp.dimmed: unanswered',
      'lamp, warming, lamp.dimmed: no test has tried it',
      'lamp, broken: no story shows it',
    ])
  })

  it('is written with a line for each cell', () => {
    const text = textOfMap(map)
    expect(JSON.parse(text)).toEqual(map)
    expect(text).toContain('"lamp.switched": { "answer": "handled", "tried": [ "model", "browser" ] },\n')
  })
})
