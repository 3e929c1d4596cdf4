import type { StoryEntry } from '../start/listStories'

/** The two places, by the parameters that name their stories in the address. */
export const sides = ['left', 'right'] as const

/** A story in one of two places; `width` is in pixels, and the whole place where there is none. */
export type Beside = { story: string; width: number | null }

/** A story as it is chosen: by its name with where it stands. */
export const titleOfStory = ({ group, name }: Pick<StoryEntry, 'group' | 'name'>) => `${group} / ${name}`

/** The story with exactly this id or name. */
export const storyNamed = (text: string, stories: readonly StoryEntry[]) =>
  stories.find(
    (story) => story.id === text || titleOfStory(story).toLowerCase() === text.trim().toLowerCase(),
  )

/** Both stories that an address names, with their widths: `left=screens--home--signed-out&leftWidth=375`. */
export const besideOf = (search: string): Beside[] => {
  const asked = new URLSearchParams(search)
  return sides.map((side) => ({
    story: asked.get(side) ?? '',
    width: Math.max(0, Math.min(4000, Number(asked.get(`${side}Width`)) || 0)) || null,
  }))
}
