import type { Factor } from '@/data/provider/sessionTypes'

/** The verified authenticator apps of an account, by whose codes it is proven here that its owner is at the screen. */
export const provingApps = (factors: readonly Factor[]): Factor[] =>
  factors.filter(({ factor_type, status }) => factor_type === 'totp' && status === 'verified')

/**
 * The authenticator apps whose code allows the removal of a second factor: the other ones that are older than the session,
 * so that nobody at an open screen proves anything by an app that was added there. The last factor of an account is proven
 * by itself. `since` is when the session began, in ms since the epoch; if that is not known, no other app counts.
 */
export function appsToRemove(removedId: string, factors: readonly Factor[], since: number | null): Factor[] {
  const isLast = factors.every(({ id, status }) => id === removedId || status !== 'verified')
  const apps = provingApps(factors)
  if (isLast) return apps
  return apps.filter(({ id, created_at }) => id !== removedId && Date.parse(created_at) < (since ?? 0))
}
