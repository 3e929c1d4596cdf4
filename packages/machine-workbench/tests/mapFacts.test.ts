import { expect, it } from 'vitest'
import type { MapState } from '../src/coverage/coverageMap.ts'
import { kindOf, totalsOf } from '../src/coverage/mapFacts.ts'

const unknown: Record<string, MapState> = {
  off: { isShown: true, cells: { 'lamp.switched': { answer: 'handled' } } },
}

const known: Record<string, MapState> = {
  off: { isShown: true, reached: ['model'], cells: { 'lamp.switched': { answer: 'handled', tried: [] } } },
}

it('an address asks for the cells of a kind by its name', () => {
  expect(kindOf([unknown], 'handled')).toBe('handled')
  expect(kindOf([known], 'untried')).toBe('untried')
  expect(kindOf([known], 'melted')).toBeNull()
  expect(kindOf([known], null)).toBeNull()
})

it('without a run of the tests nobody can ask for what is untried', () => {
  expect(kindOf([unknown], 'untried')).toBeNull()
  expect(totalsOf([unknown]).map(({ kind }) => kind)).not.toContain('untried')
  expect(totalsOf([known])).toContainEqual({ kind: 'untried', name: 'Untried', count: 1 })
})
