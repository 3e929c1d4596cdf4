const accountPaths = [
  '/dashboard',
  '/wallet',
  '/trading',
  '/staking',
  '/nft',
  '/cards',
  '/kyc',
  '/settings',
  '/notifications',
  '/community',
  '/user-support',
] as const

/** The address of a page of the user area. */
export type AccountPath = (typeof accountPaths)[number]

/** Whether a text is the address of a page of the user area. */
export const isAccountPath = (path: string | undefined): path is AccountPath =>
  accountPaths.some((known) => known === path)
