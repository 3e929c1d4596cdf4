import { defineModel } from '@king-exchange/machine-workbench/models'
import { ProviderError } from '@/data/session/errors'
import { readMachine } from '@/machines/readMachine'

/** The answer to a read of balances. */
export const readWallets = [
  { id: 'wallet-KCC', user_id: 'ada', token_symbol: 'KCC', balance: '12500.750000000000000000' },
]

/** A read of an account's data. */
export const read = defineModel({
  machine: readMachine,
  title: 'Read of an account’s data',
  input: undefined,
  events: [
    { type: 'retry.requested' },
    { type: 'xstate.done.actor.read', output: readWallets },
    { type: 'xstate.error.actor.read', error: new ProviderError('unreachable') },
  ],
  sentences: {
    reading: 'The data is being loaded for the first time',
    'read.current': 'The data is shown',
    'read.recovered': 'The data is shown, after it could not be loaded at first',
    'read.retrying': 'The data is shown while it is loaded anew',
    'read.pausing': 'The data is shown; loading it anew has failed once, and is tried again in a moment',
    'read.retryingAgain': 'The data is shown while loading it anew is tried for the second time',
    'unavailable.failed': 'The data could not be loaded, and a button offers to try again',
    'unavailable.failedAgain': 'The data could not be loaded again',
    'unavailable.retrying': 'The data could not be loaded and is being tried again',
  },
  ignored: {
    '*': { 'retry.requested': 'The request that is under way will bring the newest data.' },
  },
})
