import { expect, it } from 'vitest'
import * as access from '@/data/session/access'
import * as calls from '@/data/session/calls'
import * as claim from '@/data/session/claimInvitation'
import * as factors from '@/data/session/factors'
import { howTo } from '../../howTo'
import { writing } from './writingCalls'

/** The modules' other exports, each with the reason why it names no user. */
const others: Record<string, string> = {
  'calls.socialProviders': 'data',
  'calls.providerNames': 'data',
  'calls.call': 'a means of the others',
  'calls.dataOf': 'a means of the others',
  'calls.provideTokens': 'a means of the others',
  'calls.toStorable': 'a rule',
  'calls.to': 'a rule',
  'calls.verifyByAny': 'a means of the others',
  'calls.isRemoved': 'a rule',
  'calls.signUp': 'begins an account',
  'calls.signInWithPassword': 'begins a session',
  'calls.signInWithProvider': 'begins a session',
  'calls.verifyLink': 'begins a session',
  'calls.sendPasswordReset': 'needs no session',
  'calls.resendConfirmation': 'needs no session',
  'calls.getSession': 'reads',
  'access.refreshUser': 'reads',
  'access.redeemChange': 'acts for the account of its link, by a client of its own',
  'factors.readFactors': 'reads',
}

it('lists every call of the modules that change an account', () => {
  const exported = Object.entries({ calls, access, factors, claim }).flatMap(([module, exports]) =>
    Object.keys(exports).map((name) => `${module}.${name}`),
  )
  const listed = Object.keys({ ...writing, ...others }).filter((name) => !name.startsWith('provider'))
  expect(listed.toSorted(), howTo('A call to the provider')).toEqual(exported.toSorted())
})
