import { createActor, fromPromise } from 'xstate'
import type { Result } from '@/data/provider/providerError'
import { unwrap } from '@/data/provider/unwrap'
import { createReadMachine, type ReadActor } from '@/machines/readMachine'

/** Starts a read; `request` is called for each attempt. */
export function beginRead<Data>(request: () => Promise<Result<Data>>): ReadActor<Data> {
  const read = fromPromise(() => unwrap(request()))
  return createActor(createReadMachine<Data>().provide({ actors: { read } })).start()
}
