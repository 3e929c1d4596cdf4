import { pathsOf, replay } from '@king-exchange/machine-workbench/models'
import { describe, expect, it } from 'vitest'
import { workbench } from '../../models/workbench'

describe.each(Object.entries(workbench.models))('the Stepper of %s', (name, model) => {
  it.each(Object.entries(pathsOf(model)))('comes to %s by its generated path', (state, path) => {
    const { states, misfit } = replay(workbench, name, path)
    expect([states.length, states.at(-1), misfit]).toEqual([path.length + 1, state, null])
  })
})
