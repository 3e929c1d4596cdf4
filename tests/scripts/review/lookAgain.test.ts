import { expect, it } from 'vitest'
import { type Look, lookAgain } from '../../../scripts/review/lookAgain.ts'

/** Looks at what the given looks show, one after the other: `ab` is a before and b after. */
const outcomeOf = async (...looks: string[]) => {
  let count = 0
  const { outcome } = await lookAgain(async (): Promise<Look> => {
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

it.each(['aa', 'bb'])('calls the same what differs and then shows %s, twice', async (later) => {
  expect(await outcomeOf('ab', later, later)).toEqual({ outcome: 'same', count: 3 })
})

it.each([['aa', 'ab'], ['bb', 'ab'], ['ac'], ['cb'], ['ba']])(
  'calls unsteady what differs and then shows %s %s',
  async (...later) => {
    expect(await outcomeOf('ab', ...later)).toEqual({ outcome: 'unsteady', count: 1 + later.length })
  },
)
