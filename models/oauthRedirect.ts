import { defineModel } from '@king-exchange/machine-workbench/models'
import { ProviderError } from '@/data/session/errors'
import { oauthRedirectMachine } from '@/machines/oauthRedirectMachine'

/** The buttons that lead to another provider. */
export const oauthRedirect = defineModel({
  machine: oauthRedirectMachine,
  title: 'Sign-in at another service',
  input: undefined,
  events: [
    { type: 'provider.chosen', provider: 'google' },
    { type: 'page.restored' },
    { type: 'xstate.done.actor.redirect', output: null },
    {
      type: 'xstate.error.actor.redirect',
      error: new ProviderError('invalidCredentials', 'Invalid login credentials'),
    },
  ],
  sentences: {
    idle: 'The buttons of other services can be pressed',
    asking: 'The other service is being asked for its page',
    redirecting: 'The browser is leaving for the other service',
  },
  ignored: {
    '*': {
      'provider.chosen': 'One redirect at a time; the buttons are disabled meanwhile.',
      'page.restored': 'The visitor has not been on the provider’s page.',
    },
  },
})
