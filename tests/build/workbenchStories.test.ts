import { describe, expect, it } from 'vitest'
import { kebab } from '@/data/rules/kebab'
import { leavesOf } from '../../models/model'
import { models } from '../../models/models'
import { journeys } from '../../stories/journeys/journeys'
import { howTo } from '../howTo'
import { comingSoonStories, crashStory } from '../workbench/catalogueStories'
import { catalogueRows } from '../workbench/catalogueTexts'
import { machineFiles, machineStories } from '../workbench/machineStories'
import { storyIds } from '../workbench/storyIds'

const ids = storyIds()
const idsBelow = (prefix: string) => ids.filter((id) => id.startsWith(prefix)).toSorted()

it('the workbench is built', () => {
  expect(ids, 'Build it first: npm run workbench:build').not.toEqual([])
})

describe('the stories of machines', () => {
  it('are each of one that is there', () => {
    const known = machineStories.flatMap(({ stories }) => [...stories.keys()])
    expect(idsBelow('machines--')).toEqual(known.toSorted())
  })

  it('include one at least for every file of a machine', () => {
    expect(machineFiles).not.toEqual([])
    expect(
      machineFiles.filter((file) => !machineStories.some((known) => known.file === file)),
      howTo('A machine'),
    ).toEqual([])
  })

  it.each(machineStories.map(({ machine, stories }) => [machine.id, machine, stories] as const))(
    'show every state of %s, and are each named after a state',
    (_, machine, stories) => {
      expect([...stories].filter(([, state]) => !state)).toEqual([])
      const named = new Set(stories.values())
      expect(
        leavesOf(machine).filter((state) => !named.has(state)),
        howTo('A machine'),
      ).toEqual([])
    },
  )
})

it('every machine has a Stepper', () => {
  const wanted = Object.values(models).map(({ machine }) => `stepper--${kebab(machine.id)}`)
  expect(idsBelow('stepper--'), howTo('A machine')).toEqual([...new Set(wanted)].toSorted())
})

it('every journey has a story, and every story a journey', () => {
  const wanted = ['journeys--stage', ...journeys.map(({ id }) => `journeys--${id}`)]
  expect(idsBelow('journeys--')).toEqual(wanted.toSorted())
})

describe('the error catalogue', () => {
  it('names stories that are there', () => {
    const named = catalogueRows.flatMap(({ shown }) => (typeof shown === 'string' ? [shown] : []))
    expect([crashStory, ...named].filter((story) => !ids.includes(story))).toEqual([])
  })
})

it('every coming-soon notice has a story, and each of these stories is of one', () => {
  expect(idsBelow('components--coming-soon-notices--')).toEqual(Object.values(comingSoonStories).toSorted())
})
