import type { Session } from '@/data/provider/sessionTypes'
import { textOf } from './shapes'

/**
 * The name to show until the profile is read: the whole name in the session, else the address. The first and the last
 * name of a sign-up do not count, because a stranger may have chosen them: record 011.
 */
export function nameInSession({ user }: Session): string {
  const { full_name, name } = user.user_metadata ?? {}
  return textOf(full_name).trim() || textOf(name).trim() || (user.email ?? '')
}
