import { expect, it } from 'vitest'
import { coverageMap, gapsOf } from '../src/coverage/coverageMap.ts'
import { lamp } from './fixture/lamp.ts'

const map = coverageMap({ lamp }, { lamp: new Set(['off', 'on']) })

it('the coverage map tells of each cell that is unanswered, and of each state without a path', () => {
  expect(gapsOf(map)).toEqual([
    'lamp, off, bulb.broken: unanswered',
    'lamp, warming: no path of a model leads to it',
    'lamp, warming, lamp.switched: unanswered',
    'lamp, warming, lamp.dimmed: unanswered',
    'lamp, broken: no path of a model leads to it',
  ])
})
