/** The addresses of the user area, to which a way in may lead. */
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

export type AccountPath = (typeof accountPaths)[number]

/** Reads an address of the user area; undefined for everything else, above all for other sites. */
export const readAccountPath = (value: unknown): AccountPath | undefined =>
  accountPaths.find((path) => path === value || `${path}/` === value)
