import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { MachineSeam } from 'machine-workbench/source/seam'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { NoLine } from '@/components/market/NoLine'
import type { MotionChoice } from '@/data/stored/motion'
import { system } from '@/theme/system'
import { frozenPrices } from '../../../stories/workbench/frozenPrices'
import { LiveFrame } from '../../../stories/workbench/LiveFrame'

type Feed = 'live' | 'stale' | 'offline'

const said = (motion: MotionChoice, feed: Feed) =>
  renderToStaticMarkup(
    <ChakraProvider value={system}>
      <MachineSeam.Provider value={{ snapshots: { prices: frozenPrices([], { running: feed }) } }}>
        <LiveFrame motion={motion}>
          <NoLine />
        </LiveFrame>
      </MachineSeam.Provider>
    </ChakraProvider>,
  ).match(/<p[^>]*>([^<]*)<\/p>/)?.[1]

it.each([
  ['live', 'live', 'The line starts with the next price.'],
  ['live', 'stale', 'Prices are delayed. The line starts with the next one.'],
  ['live', 'offline', 'Prices are offline. The line starts when they are back.'],
  ['paused', 'offline', 'The line starts when prices move again.'],
] as const)('says while %s, of a feed that is %s: %s', (motion, feed, sentence) => {
  expect(said(motion, feed)).toBe(sentence)
})
