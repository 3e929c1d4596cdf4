import * as access from '@/data/session/access'
import * as calls from '@/data/session/calls'
import * as claim from '@/data/session/claimInvitation'
import * as factors from '@/data/session/factors'
import { loadProvider } from '@/data/session/loadProvider'
import type { RenewSession } from '@/data/session/queryOwn'

type Writing = (userId: string, renew: RenewSession) => Promise<unknown>

/** Every call that changes an account, by module and name. */
export const writing: Record<string, Writing> = {
  'calls.updatePassword': (id) => calls.updatePassword(id, 'typed for Ada'),
  'calls.logOutElsewhere': (id) => calls.logOutElsewhere(id),
  'calls.endOtherSessions': (id) => calls.endOtherSessions(id),
  'calls.challengeFactor': (id) => calls.challengeFactor(id, crypto.randomUUID()),
  'calls.verifyCode': (id) => calls.verifyCode(id, [crypto.randomUUID()], '123456'),
  'access.changePassword': (id) => access.changePassword(id, 'typed for Ada'),
  'access.mailCode': (id) => access.mailCode(id),
  'access.changeAddress': (id) => access.changeAddress(id, 'typed.for@ada.example'),
  'factors.enrolFactor': (id) => factors.enrolFactor(id, { name: 'Ada’s phone', issuer: 'King Exchange' }),
  'factors.confirmFactor': (id) => factors.confirmFactor(id, crypto.randomUUID(), '123456'),
  'factors.discardFactor': (id) => factors.discardFactor(id, crypto.randomUUID()),
  'factors.removeFactor': (id) => factors.removeFactor(id, crypto.randomUUID(), '123456'),
  'claim.claimInvitation': (id, renew) => claim.claimInvitation(id, renew),
  'provider.signOut local': async (id) => (await loadProvider()).signOut(id, 'local'),
  'provider.signOut global': async (id) => (await loadProvider()).signOut(id, 'global'),
}
