import { expect, it } from 'vitest'
import { type Look, lookTwice } from '../../../scripts/review/lookTwice.ts'

/** Looks at what the given looks show, one after the other: `ab` is a before and b after. */
const outcomeOf = async (...looks: string[]) => {
  let count = 0
  const { outcome } = await lookTwice(async (): Promise<Look> => {
    const [before = '', after = ''] = looks[count] ?? ''
    count += 1
    return { before: Buffer.from(before), after: Buffer.from(after) }
  })
  return { outcome, count }
}

it('looks once at what is the same', async () => {
  expect(await outcomeOf('aa')).toEqual({ outcome: 'same', count: 1 })
})

it('calls changed what differs in the same way twice', async () => {
  expect(await outcomeOf('ab', 'ab')).toEqual({ outcome: 'changed', count: 2 })
})

it.each(['aa', 'bb', 'ac', 'cb', 'ba'])('calls unsteady what differs and then shows %s', async (second) => {
  expect(await outcomeOf('ab', second)).toEqual({ outcome: 'unsteady', count: 2 })
})
