import type { Factor } from './sessionTypes'

/** True if the set-up of a factor has been completed, so that a login asks for its code. */
export const isVerified = ({ status }: Factor): boolean => status === 'verified'

/** The verified authenticator apps of an account, by whose codes it is proven here that its owner is at the screen. */
export const provingApps = (factors: readonly Factor[]): Factor[] =>
  factors.filter((factor) => factor.factor_type === 'totp' && isVerified(factor))

/**
 * The authenticator apps whose code allows the removal of a second factor: the other ones that are older than the session,
 * so that nobody at an open screen proves anything by an app that was added there. The last factor of an account is proven
 * by itself. `since` is when the session began, in ms since the epoch; if that is not known, no other app counts.
 */
export function appsToRemove(removedId: string, factors: readonly Factor[], since: number | null): Factor[] {
  const isLast = factors.every((factor) => factor.id === removedId || !isVerified(factor))
  const apps = provingApps(factors)
  if (isLast) return apps
  return apps.filter(({ id, created_at }) => id !== removedId && Date.parse(created_at) < (since ?? 0))
}
