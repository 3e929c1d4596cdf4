import { describe, expect, it } from 'vitest'
import { sentenceOf, sentencesOf } from '../src/workbench.ts'
import { lamp } from './fixture/lamp.ts'

const sentences = { 'lamp.on': 'The lamp is lit', 'door.open': 'the door is open' }

describe('a state in words', () => {
  it('joins the parts of a parallel machine', () => {
    expect(sentenceOf(sentences, 'lamp.on door.open')).toBe('The lamp is lit; the door is open')
  })

  it('begins with a capital where it is one part alone', () => {
    expect(sentenceOf(sentences, 'door.open')).toBe('The door is open')
  })

  it('is the state’s name where a part has no words', () => {
    expect(sentenceOf(sentences, 'lamp.on door.shut')).toBe('lamp.on door.shut')
  })

  it('is said by one of the models of its machine, or by none', () => {
    const said = { ...lamp, sentences }
    expect(sentencesOf({ lamp, said }, 'lamp')).toBe(sentences)
    expect(sentencesOf({ lamp }, 'lamp')).toEqual({})
  })
})
