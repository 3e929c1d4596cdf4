import { textOf } from '@/data/text/shapes'
import type { Session } from './sessionTypes'

/**
 * The name to show until the profile is read: the whole name in the session, else the address. The first and the last
 * name of a sign-up do not count, because a stranger may have chosen them; nor does any where there is a second factor,
 * because it can be written without its code: record 011.
 */
export function nameInSession({ user }: Session): string {
  const hasFactor = user.factors?.some(({ status }) => status === 'verified')
  const { full_name, name } = (hasFactor ? null : user.user_metadata) ?? {}
  return textOf(full_name).trim() || textOf(name).trim() || (user.email ?? '')
}
