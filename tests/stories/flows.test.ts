import { describe, expect, it } from 'vitest'
import { flows } from '../../stories/flows/flows'
import { stepperOf } from '../../stories/workbench/storyLink'
import { statesOfMachines, storySources } from './storySources'

/** The addresses of machines in their states, as flows name them. */
const states = Object.entries(statesOfMachines()).flatMap(([machine, names]) =>
  names.map((state) => `${stepperOf(machine)}&state=${state}`),
)

const addresses = new Set([...storySources.keys(), ...states])

describe('a flow', () => {
  it.each(flows.map((flow) => [flow.id, flow] as const))('%s leads to stories alone', (_, { id, steps }) => {
    const shown = steps.flatMap(({ story, ways }) => [story, ...Object.values(ways)])
    expect(shown.filter((address) => !addresses.has(address))).toEqual([])
    expect(storySources.has(`flows--${id}`)).toBe(true)
  })

  it('is the one of its story', () => {
    const stories = [...storySources.keys()].filter((id) => id.startsWith('flows--'))
    expect(stories).toEqual(flows.map(({ id }) => `flows--${id}`))
  })

  it('says something else of each of its steps and ways', () => {
    for (const { steps } of flows) {
      const sentences = steps.map(({ sentence }) => sentence)
      expect(new Set(sentences).size).toBe(sentences.length)
      for (const { sentence, ways } of steps) expect(Object.keys(ways)).not.toContain(sentence)
    }
  })
})
