import type { LinkType } from '@/data/provider/linkTypes'

/** The way to the page that offers a new link for one that has expired or was used. */
export const expiredLink = (type: LinkType, email: string | undefined) =>
  ({
    to: '/auth/confirm',
    search: { type, email },
    replace: true,
  }) as const
