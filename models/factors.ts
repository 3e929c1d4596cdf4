import { defineModel } from '@king-exchange/machine-workbench/models'
import { ProviderError } from '@/data/session/errors'
import { factorsMachine } from '@/machines/factorsMachine'

/** A factor whose set-up has begun. */
const factor = {
  id: 'work',
  friendly_name: 'Work phone',
  uri: 'otpauth://totp/King%20Exchange:ada@example.com?issuer=King%20Exchange&secret=KEYOFAMODELKEYOF',
  secret: 'KEYOFAMODELKEYOF',
}

/** The second factors in the security settings, of an account that has one. */
export const factors = defineModel({
  machine: factorsMachine,
  title: 'Second factors in the settings',
  input: undefined,
  events: [
    { type: 'addition.requested' },
    { type: 'factor.enrolled', factor },
    { type: 'setUp.resumed', factor: { id: 'work', friendly_name: 'Work phone' } },
    { type: 'factor.confirmed', change: 'another' },
    { type: 'removal.requested', factor: { id: 'tablet', friendly_name: 'Tablet at home' } },
    { type: 'xstate.done.actor.check', output: undefined },
    { type: 'xstate.error.actor.check', error: new ProviderError('unreachable') },
    { type: 'factor.removed', change: 'last' },
    { type: 'change.cancelled' },
    { type: 'list.outdated' },
  ],
  sentences: {
    listing: 'The devices are listed; none is being changed',
    naming: 'A new device is being given a name',
    confirming: 'The code to scan is shown, and the first code of the device is asked for',
    'removing.checking': 'The list is read again before a device is removed',
    'removing.asking': 'A code is asked for before a device is removed',
  },
  ignored: {
    '*': {
      'addition.requested': 'One change at a time: the step has taken the place of the list.',
      'removal.requested': 'One change at a time: the step has taken the place of the list.',
      'setUp.resumed': 'One change at a time: the step has taken the place of the list.',
      'factor.enrolled': 'Only the step that asks for a name sends it, and it ends with that step.',
      'factor.confirmed': 'Only the step that asks for the first code sends it.',
      'factor.removed': 'Only the step that asks before a removal sends it.',
    },
    listing: { 'change.cancelled': 'Nothing is under way.' },
    confirming: { 'list.outdated': 'Nothing here depends on the list.' },
  },
})
