import { describe, expect, it } from 'vitest'
import { waitFor } from 'xstate'
import { beginRead } from '@/actors/beginRead'
import { ProviderError } from '@/data/session/errors'

describe('beginRead', () => {
  it('reads at once, and makes a new request for each retry', async () => {
    const answers = [
      () => Promise.reject(new ProviderError('unreachable')),
      async () => 'figures',
      async () => 'new figures',
    ]
    const read = beginRead(async () => answers.shift()?.() ?? '')
    expect(answers.length).toBe(2)
    const { context } = await waitFor(read, (snapshot) => snapshot.matches('unavailable'))
    expect(context).toEqual({ data: null, reason: 'unreachable' })
    read.send({ type: 'retry.requested' })
    await waitFor(read, (snapshot) => snapshot.matches({ read: 'recovered' }))
    expect(read.getSnapshot().context).toEqual({ data: 'figures', reason: null })
    read.send({ type: 'retry.requested' })
    await waitFor(read, (snapshot) => snapshot.matches({ read: 'current' }))
    expect(read.getSnapshot().context).toEqual({ data: 'new figures', reason: null })
  })
})
