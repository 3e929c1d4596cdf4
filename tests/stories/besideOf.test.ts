import { expect, it } from 'vitest'
import { besideOf, storyNamed } from '../../stories/sideBySide/besideOf'
import { listStories } from '../../stories/start/listStories'

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

it.each([
  ['screens--login--wrong-password', 'screens--login--wrong-password'],
  ['Screens / Login / Wrong password', 'screens--login--wrong-password'],
  ['screens / login / wrong password ', 'screens--login--wrong-password'],
  ['wrong', undefined],
  ['', undefined],
])('“%s” names a story as its id or its name does', (text, id) => {
  expect(storyNamed(text, listStories(['screens--login--wrong-password'], {}))?.id).toBe(id)
})
