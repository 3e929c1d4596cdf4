import { expect, it } from 'vitest'
import { besideOf, frameLink } from '../../stories/sideBySide/besideOf'

it.each([
  [
    '?left=screens--home--signed-out&leftWidth=375&right=screens--home--signed-out',
    [
      { story: 'screens--home--signed-out', width: 375 },
      { story: 'screens--home--signed-out', width: null },
    ],
  ],
  [
    '?leftWidth=-5&rightWidth=wide',
    [
      { story: '', width: null },
      { story: '', width: null },
    ],
  ],
])('the address %s has two stories beside each other', (search, beside) => {
  expect(besideOf(search)).toEqual(beside)
})

it('a story in a frame has the theme and the choices of the page around it, and nothing else of its address', () => {
  expect(frameLink('stepper--copy&state=refused', '?story=x&left=y&theme=light&arg-motion=reduced')).toBe(
    '?story=stepper--copy&state=refused&mode=preview&theme=light&arg-motion=reduced',
  )
})
