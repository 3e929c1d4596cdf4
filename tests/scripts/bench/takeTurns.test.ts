import { expect, it } from 'vitest'
import type { Side } from '../../../scripts/bench/measurement.ts'
import { takeTurns } from '../../../scripts/bench/takeTurns.ts'

it('measures each side once in every run, in another order, and does not count the first run', async () => {
  const side = (name: Side['name']): Side => ({ name, origin: '', folder: '', pages: [] })
  const visited: string[] = []
  const { samples } = await takeTurns(
    '/',
    [side('bare'), side('before'), side('now')],
    2,
    async ({ name }) => {
      visited.push(name)
      return { visit: visited.length }
    },
  )
  expect(visited.join(' ')).toBe('bare before now before now bare now bare before')
  expect(samples).toEqual({
    bare: [{ visit: 6 }, { visit: 8 }],
    before: [{ visit: 4 }, { visit: 9 }],
    now: [{ visit: 5 }, { visit: 7 }],
  })
})
