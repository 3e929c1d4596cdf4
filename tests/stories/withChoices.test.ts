import { expect, it } from 'vitest'
import { frameLink, withChoices } from '../../stories/workbench/withChoices'

const chosen =
  'arg-liveData=live&arg-motion=stopped&arg-textSize=twice%2520as%2520large&mode=preview&rtl=true&theme=light&width=375'

it.each([
  ['?story=b', `?story=a&${chosen}`, `?story=b&${chosen}`],
  ['?story=b', '?story=a', '?story=b'],
  ['?story=b', `?${chosen}`, `?story=b&${chosen}`],
  ['?story=b&width=1024', '?story=a&theme=light&width=375', '?story=b&width=1024&theme=light'],
  // What belongs to one story or place is not chosen for the next one.
  [
    '?story=b',
    '?arg-accountPath=%2Fsettings&find=x&source=true&state=open&step=2&story=a&walk=1#walk',
    '?story=b',
  ],
  ['?story=b&state=open#walk', '?story=a&theme=light', '?story=b&state=open&theme=light#walk'],
])('the link %s in %s leads to %s', (link, here, to) => {
  expect(withChoices(link, `https://desk.example/deep/${here}`)).toBe(`https://desk.example/deep/${to}`)
})

it('a story in a frame has all that is chosen around it but the width, and nothing else of that address', () => {
  expect(frameLink('stepper--copy&state=refused', `?left=y&step=2&story=a&${chosen}`)).toBe(
    '?arg-liveData=live&arg-motion=stopped&arg-textSize=twice%2520as%2520large&mode=preview&rtl=true&state=refused&story=stepper--copy&theme=light',
  )
})
