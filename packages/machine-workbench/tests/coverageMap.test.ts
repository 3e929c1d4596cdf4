import { describe, expect, it } from 'vitest'
import { coverageMap, gapsOf, recordOf, textOfMap } from '../src/coverage.ts'
import { lamp } from './fixture/lamp.ts'

const subjects = { lamp }
const shown = { lamp: new Set(['off', 'on']) }

const map = coverageMap(subjects, shown, {
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
})

describe('the coverage map', () => {
  it('marks each cell by the tests that have tried it', () => {
    expect(map.lamp?.off).toEqual({
      reached: ['model', 'browser'],
      isShown: true,
      cells: {
        'lamp.switched': { answer: 'handled', tried: ['model', 'browser'] },
        'lamp.dimmed': { answer: 'ignored', note: 'A dark lamp cannot be darker.', tried: ['model'] },
        'bulb.broken': { answer: 'unanswered', tried: ['model'] },
      },
    })
  })

  it('tells of each cell that is unanswered, or that no test has tried', () => {
    expect(gapsOf(map)).toEqual([
      'lamp, off, bulb.broken: unanswered',
      'lamp, warming: no path of a model leads to it',
      'lamp, warming, lamp.switched: unanswered',
      'lamp, warming, lamp.switched: no test has tried it',
      'lamp, warming, lamp.dimmed: unanswered',
      'lamp, warming, lamp.dimmed: no test has tried it',
      'lamp, broken: no path of a model leads to it',
    ])
  })

  it('does not say who has tried a cell where no run of the tests is known', () => {
    const bare = coverageMap(subjects, shown)
    expect(bare.lamp?.on?.cells['lamp.dimmed']).toEqual({ answer: 'guarded', note: 'isDimmable' })
    expect(gapsOf(bare)).toEqual([
      'lamp, off, bulb.broken: unanswered',
      'lamp, warming: no path of a model leads to it',
      'lamp, warming, lamp.switched: unanswered',
      'lamp, warming, lamp.dimmed: unanswered',
      'lamp, broken: no path of a model leads to it',
    ])
  })

  it('gives back the records of which it was made, and so can be made again', () => {
    expect(recordOf(map, 'browser')).toEqual({
      lamp: { off: ['lamp.switched'], warming: [], on: ['lamp.switched'] },
    })
    const again = { model: recordOf(map, 'model'), browser: recordOf(map, 'browser') }
    expect(coverageMap(subjects, shown, again)).toEqual(map)
  })

  it('is written with a line for each cell', () => {
    const text = textOfMap(map)
    expect(JSON.parse(text)).toEqual(map)
    expect(text).toContain('"lamp.switched": { "answer": "handled", "tried": [ "model", "browser" ] },\n')
  })
})
