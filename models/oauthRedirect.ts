import { defineModel, type Place } from 'machine-workbench/source/model'
import { providerNames, type SocialProvider } from '@/data/provider/auth'
import { ProviderError } from '@/data/provider/providerError'
import { oauthRedirectMachine } from '@/machines/oauthRedirectMachine'

const button = (place: Place, name: string) => place.getByRole('button', { name })
const chosenName = (provider: string | null) => providerNames[provider as SocialProvider]

/** The buttons that lead to another provider. */
export const oauthRedirect = defineModel({
  machine: oauthRedirectMachine,
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
  gestures: (expect) => ({
    events: {
      'provider.chosen': (place, { provider }) => button(place, chosenName(provider)).click(),
    },
    states: {
      idle: async (place) => {
        await expect(place.getByRole('status')).toHaveText('or continue with')
        for (const name of Object.values(providerNames)) await expect(button(place, name)).toBeEnabled()
      },
      asking: (place, { context }) =>
        expect(place.getByRole('status')).toHaveText(`Opening ${chosenName(context.provider)}...`),
      redirecting: (place) => expect(button(place, providerNames.google)).toBeDisabled(),
    },
  }),
})
