import { describe, expect, it } from 'vitest'
import { allModels } from '../../models/models'
import { comingSoonStories, crashStory } from '../../stories/texts/catalogueStories'
import { catalogueRows } from '../../stories/texts/catalogueTexts'
import { stepperOf } from '../../stories/workbench/storyLink'
import { howTo } from '../howTo'
import { storySources } from './storySources'

const ids = [...storySources.keys()]
const idsBelow = (prefix: string) => ids.filter((id) => id.startsWith(prefix)).toSorted()

it('every machine has a Stepper', () => {
  const wanted = Object.values(allModels).map(({ machine }) => stepperOf(machine.id))
  expect(idsBelow('stepper--'), howTo('A machine')).toEqual([...new Set(wanted)].toSorted())
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
