import type { Sight } from '../journeys/journey.ts'
import { findField, findNotice, findPage, isRead } from './find.ts'

/** What the page cannot show: where it is, and what was asked. */
export type Surroundings = { path: () => string; hasAsked: (call: string) => boolean }

/** True if something can be seen on the stage now. */
export function isSeen(sight: Sight, { path, hasAsked }: Surroundings): boolean {
  switch (sight.see) {
    case 'page':
      return findPage(sight.title) !== undefined
    case 'notice':
      return findNotice(sight.title, sight.description) !== undefined
    case 'text':
      return isRead(sight.text)
    case 'value':
      return findField(sight.label)?.value === sight.text
    case 'address':
      return path() === sight.path
    case 'fact':
      return sight.isTrue()
    case 'call':
      return hasAsked(sight.call)
  }
}
