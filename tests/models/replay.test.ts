import { describe, expect, it } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { type Model, pathsOf } from '../../models/model'
import { models } from '../../models/models'
import { replay } from '../../models/replay'

describe.each(Object.entries<Model<AnyStateMachine>>(models))('the Stepper of %s', (name, model) => {
  it.each(Object.entries(pathsOf(model)))('comes to %s by its generated path', (state, path) => {
    const { states, misfit } = replay(name, path)
    expect([states.length, states.at(-1), misfit]).toEqual([path.length + 1, state, null])
  })
})
