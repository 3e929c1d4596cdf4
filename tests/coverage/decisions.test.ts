import { coverageMap, gapsOf, idleReasonsOf, shownStatesOf } from '@king-exchange/machine-workbench/models'
import { describe, expect, it } from 'vitest'
import { allModels } from '../../models/models'
import { subjects } from '../../models/workbench'
import { howTo } from '../howTo'

// Read off the machines and their models: nothing is built or rendered here.

const shown = shownStatesOf(allModels)

describe.each(Object.entries(subjects))('the machine %s', (id, subject) => {
  it('answers every event in every state or has a reason why not, and a path to each state', () => {
    expect(gapsOf(coverageMap({ [id]: subject }, shown)), howTo('An event of a machine')).toEqual([])
  })

  it('gives no reason that nothing needs', () => {
    expect(idleReasonsOf(subject)).toEqual([])
  })
})
