import { defineModel } from '@king-exchange/machine-workbench/models'
import { secondFactorMachine } from '@/machines/secondFactorMachine'

/** The page of the second factor, of an account with an app and a phone. */
export const secondFactor = defineModel({
  machine: secondFactorMachine,
  input: {
    factors: [
      { id: 'app', factor_type: 'totp' },
      { id: 'phone', factor_type: 'phone' },
    ],
  },
  events: [
    { type: 'apps.chosen' },
    { type: 'phone.chosen', factorId: 'phone' },
    { type: 'challenge.sent', challengeId: 'first' },
  ],
  sentences: {
    choosing: 'The way to get a code is being chosen',
    appChosen: 'The code of the authenticator app is asked for',
    unsent: 'A code can be sent to the phone',
    sent: 'A code was sent to the phone and is asked for',
    unsupported: 'The account has no second step that this page can ask for',
  },
  ignored: {
    appChosen: { 'challenge.sent': 'The message is for the phone, which is no longer chosen.' },
    unsupported: { 'challenge.sent': 'There is no phone to which a code could be sent.' },
  },
})

/** The same page of an account whose only factor sends no code. */
export const secondFactorWithoutCode = defineModel({
  machine: secondFactorMachine,
  input: { factors: [{ id: 'key', factor_type: 'webauthn' }] },
  events: [{ type: 'apps.chosen' }, { type: 'phone.chosen', factorId: 'key' }],
})
