import { describe, expect, it } from 'vitest'
import { idleReasonsOf } from '../../models/coverage/cells'
import { coverageMap, gapsOf } from '../../models/coverage/coverageMap'
import { stateNamedBy, storiesByState, storyPrefixOf } from '../../models/coverage/machineStories'
import { subjects } from '../../models/coverage/subjects'
import { ignoredEvents } from '../../models/ignoredEvents'
import { machineStories } from '../../stories/coverage/machineStories'
import { howTo } from '../howTo'

// Read off the machines and the sources of their stories: nothing is walked, built or rendered here.

const machines = Object.values(subjects).map(({ machine }) => machine)

it('every story of a machine is named after a machine and a state of it', () => {
  expect(machineStories).not.toEqual([])
  const isOfState = (story: string) =>
    machines.some((machine) => story.startsWith(storyPrefixOf(machine)) && stateNamedBy(story, machine))
  expect(
    machineStories.filter((story) => !isOfState(story)),
    howTo('A machine'),
  ).toEqual([])
})

it('gives reasons for no machine that does not exist', () => {
  expect(Object.keys(subjects)).toEqual(expect.arrayContaining(Object.keys(ignoredEvents)))
})

describe.each(Object.entries(subjects))('the machine %s', (id, subject) => {
  it('answers every event in every state or has a reason why not, and has a story for each state', () => {
    const story = storiesByState([subject.machine], machineStories)
    expect(gapsOf(coverageMap({ [id]: subject }, { story })), howTo('A machine')).toEqual([])
  })

  it('gives no reason that nothing needs', () => {
    expect(idleReasonsOf(subject)).toEqual([])
  })
})
