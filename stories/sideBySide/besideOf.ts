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

/** The address of a story alone in a frame, with the theme and the other choices of the page around it. */
export function frameLink(story: string, search: string): string {
  const kept = new URLSearchParams(search)
  for (const name of [...kept.keys()]) if (name !== 'theme' && !name.startsWith('arg-')) kept.delete(name)
  // An id may bring a parameter of its own, such as the state of a machine.
  return `?story=${story}&mode=preview${kept.size > 0 ? `&${kept}` : ''}`
}
