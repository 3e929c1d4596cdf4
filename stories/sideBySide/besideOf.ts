/** The two places, by the parameters that name their stories in the address. */
export const sides = ['left', 'right'] as const

/** A story in one of two places; `width` is in pixels, and the whole place where there is none. */
export type Beside = { story: string; width: number | null }

/** What an address shows beside each other: `left=screens--home--signed-out&leftWidth=375`. */
export const besideOf = (search: string): Beside[] => {
  const asked = new URLSearchParams(search)
  return sides.map((side) => ({
    story: asked.get(side) ?? '',
    width: Math.max(0, Math.min(4000, Number(asked.get(`${side}Width`)) || 0)) || null,
  }))
}
