import { describe } from 'vitest'
import { models } from '../../models/models'
import { describeStates } from './describeStates'

describe('passwordChangeMachine', () => {
  describeStates(models.passwordChange, {
    closed: { path: [], to: { 'change.opened': 'choosing' } },
    choosing: {
      path: ['change.opened'],
      to: { 'change.abandoned': 'closed', 'code.mailed': 'confirming', 'password.changed': 'closed' },
    },
    confirming: {
      path: ['change.opened', 'code.mailed'],
      to: { 'change.abandoned': 'closed', 'password.changed': 'closed' },
    },
  })
})
