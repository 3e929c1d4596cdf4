import type { Story } from '@ladle/react'
import type { ReactElement } from 'react'
import { vi } from 'vitest'
import { type ShowOptions, show } from './show'

const storyOf =
  (part: ReactElement): Story =>
  () =>
    part

/** Shows a part whose calls the test answers itself, at an address of the site. */
export const stage = (path: string, part: ReactElement, options?: ShowOptions) =>
  show({ default: { title: 'Stage', meta: { path } }, story: storyOf(part) }, 'story', options)

/**
 * A call that is answered in turn, the last answer for good; an error refuses it. Each answer takes a moment, as over a
 * network, in which the part is seen to be busy.
 */
export function answering<Answer>(...answers: (Answer | Error)[]) {
  const remaining = [...answers]
  return vi.fn(async (..._: unknown[]): Promise<Answer> => {
    await new Promise((resolve) => setTimeout(resolve, 30))
    const answer = remaining.length > 1 ? remaining.shift() : remaining[0]
    if (answer instanceof Error) throw answer
    return answer as Answer
  })
}
