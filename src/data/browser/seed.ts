/**
 * Where simulated prices begin their walk: `?seed=7` in the address replays the same one, without it chance decides.
 * A seed is a whole number of up to 32 bits; anything else counts as none.
 */
export function readSeed(): number {
  const asked = new URLSearchParams(globalThis.location?.search).get('seed') ?? ''
  const seed = /^\d{1,10}$/.test(asked) ? Number(asked) : Number.NaN
  return seed <= 0xffffffff ? seed : Math.floor(Math.random() * 2 ** 32)
}
