/** The provider's limits on the length of a password; the upper one is bcrypt's, in bytes. */
export const passwordLength = { least: 8, most: 72 } as const
