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

const said = (motion: MotionChoice, feed: Feed, isMadeUp: boolean) =>
  renderToStaticMarkup(
    <ChakraProvider value={system}>
      <MachineSeam.Provider value={{ snapshots: { prices: frozenPrices([], { running: feed }) } }}>
        <LiveFrame motion={motion}>
          <NoLine isMadeUp={isMadeUp} />
        </LiveFrame>
      </MachineSeam.Provider>
    </ChakraProvider>,
  ).match(/<p[^>]*>([^<]*)<\/p>/)?.[1]

it.each([
  ['live', 'live', true, 'Prices move every few seconds. The line starts with the next one.'],
  ['live', 'live', false, 'The line starts with the next price.'],
  ['live', 'stale', false, 'Prices are delayed. The line starts with the next one.'],
  ['live', 'offline', false, 'Prices are offline. The line starts when they are back.'],
  ['paused', 'live', true, 'The line starts when prices move again.'],
  ['paused', 'offline', false, 'The line starts when prices move again.'],
] as const)('says while %s, of a feed that is %s (made up: %s): %s', (motion, feed, isMadeUp, sentence) => {
  expect(said(motion, feed, isMadeUp)).toBe(sentence)
})
