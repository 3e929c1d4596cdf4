import { leavesOf, sentencesOf, titleOf } from '@king-exchange/machine-workbench/models'
import { describe, expect, it } from 'vitest'
import { allModels } from '../../models/models'
import { subjects } from '../../models/workbench'
import { howTo } from '../howTo'

describe.each(Object.entries(subjects))('the machine %s', (id, { machine }) => {
  const sentences = sentencesOf(allModels, id)

  it('says in a sentence what each of its states is', () => {
    const wordless = leavesOf(machine).filter((state) => !sentences[state])
    expect(wordless, howTo('A state of a machine')).toEqual([])
  })

  it('says something else of each, in words and not in code', () => {
    const said = Object.values(sentences)
    expect(new Set(said).size).toBe(said.length)
    for (const sentence of said) expect(sentence).not.toMatch(/[.]$|\w[.]\w|[a-z][A-Z]/)
  })
})

it('every model has a title of its own, in words', () => {
  const titles = Object.keys(allModels).map((name) => titleOf(allModels, name))
  expect(new Set(titles).size).toBe(titles.length)
  for (const title of titles) expect(title).toMatch(/^[A-Z][^A-Z.]+$|KCC/)
})
