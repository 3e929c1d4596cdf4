import { expect, it } from 'vitest'
import { besideOf } from '../../stories/sideBySide/besideOf'

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
