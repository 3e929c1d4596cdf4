import { createActor, type StateValueFrom } from 'xstate'
import {
  createReadMachine,
  type ReadActor,
  type ReadSnapshot,
  type readMachine,
} from '@/machines/readMachine'

type ReadState = StateValueFrom<typeof readMachine>

/** A read frozen in one state: no request is under way, and no timeout runs. */
export const freezeRead = <Data>(
  value: ReadState,
  data: Data | null = null,
  reason = 'unreachable',
): ReadSnapshot<Data> =>
  createReadMachine<Data>().resolveState({
    value,
    context: { data, reason: data === null && value !== 'reading' ? reason : null },
  })

/** An actor of such a read. */
export const frozenRead = <Data>(...state: Parameters<typeof freezeRead<Data>>): ReadActor<Data> =>
  createActor(createReadMachine<Data>(), { snapshot: freezeRead(...state) }).start()

/** A read that was answered with data. */
export const readOf = <Data>(data: Data): ReadSnapshot<Data> => freezeRead({ read: 'current' }, data)
