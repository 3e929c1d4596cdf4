import { forgetInvitation, invitationCode } from './invitation'
import { loadProvider } from './loadProvider'
import { queryOwn, type RenewSession } from './queryOwn'

/**
 * Names the inviter of an account that has just been created, if this browser came by a referral link: a social sign-up
 * cannot carry the code. For every other account the database does nothing. Never throws; errors are logged.
 */
export async function claimInvitation(userId: string, renew: RenewSession): Promise<void> {
  const code = invitationCode()
  if (!code) return
  const claim = () =>
    queryOwn(
      'Recording the invitation',
      userId,
      renew,
      (supabase) => supabase.rpc('claim_referral', { code }).retry(false),
      () => true,
    )
  await loadProvider()
    .then(({ actFor }) => actFor(userId, claim))
    .then(forgetInvitation, () => {})
}
