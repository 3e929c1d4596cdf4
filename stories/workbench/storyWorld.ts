import { type MotionChoice, storeMotionChoice } from '@/data/site/motion'
import { storyNow } from '../fixtures'
import { ownStorage } from './ownStorage'

// The world in which stories take place, from the import of this file on: a storage of the document's own, one moment,
// and no chance.

for (const name of ['localStorage', 'sessionStorage'] as const)
  Object.defineProperty(window, name, { configurable: true, value: ownStorage(() => window[name]) })

/** Milliseconds since the story began, if its time goes on. */
let passed = () => 0
const now = () => storyNow + Math.floor(passed())

window.Date = new Proxy(Date, {
  construct: (Real, given, target) => Reflect.construct(Real, given.length > 0 ? given : [now()], target),
  get: (Real, key) => (key === 'now' ? now : Reflect.get(Real, key)),
})

// The seed of the prices is made of this: it is 7, as in the model of the price store.
Math.random = () => 7 / 2 ** 32

/** Begins a story in a browser that nobody has used; with live data time goes on, else it stands still. */
export function beginStory(liveData: MotionChoice): void {
  const begin = performance.now()
  passed = liveData === 'live' ? () => performance.now() - begin : () => 0
  localStorage.clear()
  sessionStorage.clear()
  delete document.documentElement.dataset.motion
  storeMotionChoice(liveData)
}
