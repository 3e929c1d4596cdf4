/**
 * How long a password may be. The least is what `supabase/config.toml` asks for, and is only a hint: a provider that is
 * set otherwise says so itself. The most is bcrypt's, the same for every provider, in bytes.
 */
export const passwordLength = { least: 8, mostBytes: 72 } as const
