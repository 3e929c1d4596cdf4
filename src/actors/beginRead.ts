import { createActor, fromPromise } from 'xstate'
import type { Result } from '@/data/provider/providerError'
import { createReadMachine, type ReadActor } from '@/machines/readMachine'

/** Starts a read; `request` is called for each attempt. */
export function beginRead<Data>(request: () => Promise<Result<Data>>): ReadActor<Data> {
  const read = fromPromise(async () => {
    const { data, error } = await request()
    if (error) throw error
    return data
  })
  return createActor(createReadMachine<Data>().provide({ actors: { read } })).start()
}
