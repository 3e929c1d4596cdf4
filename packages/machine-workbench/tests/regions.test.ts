import { expect, it } from 'vitest'
import { presetTo, regionsOf } from '../src/stepper/regions.ts'

const presets = [
  'door.shut light.off',
  'door.open light.off',
  'door.shut light.on',
  'door.open light.on',
  'door.locked light.off',
].map((state) => ({ state, steps: '[]' }))

it('the states of a machine are listed by its regions', () => {
  expect(regionsOf(presets)).toEqual([
    ['door.shut', 'door.open', 'door.locked'],
    ['light.off', 'light.on'],
  ])
  expect(regionsOf([{ state: 'off', steps: '[]' }])).toEqual([['off']])
})

it('a state that is chosen leaves the other regions as they are, if a path leads there', () => {
  expect(presetTo(presets, 'door.shut light.on', 0, 'door.open')?.state).toBe('door.open light.on')
  expect(presetTo(presets, 'door.shut light.on', 0, 'door.locked')?.state).toBe('door.locked light.off')
  expect(presetTo(presets, 'door.shut light.on', 0, 'door.gone')).toBeUndefined()
})
