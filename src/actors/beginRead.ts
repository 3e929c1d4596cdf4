import { createActor, fromPromise } from 'xstate'
import { createReadMachine, type ReadActor } from '@/machines/readMachine'

/** Starts a read; `request` is called for each attempt. */
export function beginRead<Data>(request: () => Promise<Data>): ReadActor<Data> {
  const read = fromPromise(request)
  return createActor(createReadMachine<Data>().provide({ actors: { read } })).start()
}
