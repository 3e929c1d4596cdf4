import './boundedWaits'
import './untimedReact'
import { afterAll, afterEach, beforeEach } from 'vitest'
import { stopEmulating } from './emulate'
import { beginTest, clearAway, StoryDate } from './show'

// The files of a worker share its window and modules, so each test leaves them as it found them. The hooks are here because
// Vitest imports this file alone anew for each of them. It tells the imports apart by the time of day, so that goes on between.

window.Date = StoryDate
afterAll(() => {
  window.Date = StoryDate.prototype.constructor as DateConstructor
})

const { href } = window.location

beforeEach(beginTest)

afterEach(async () => {
  await clearAway()
  await stopEmulating()
  window.history.replaceState(window.history.state, '', href)
})
