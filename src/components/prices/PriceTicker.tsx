import { Container } from '@chakra-ui/react/container'
import { chakra } from '@chakra-ui/react/styled-system'
import { type Ref, useRef } from 'react'
import { LiveContext } from '@/components/motion/LiveContext'
import { LiveSwitch } from '@/components/motion/LiveSwitch'
import { PausedNote } from '@/components/motion/PausedNote'
import { useReducedMotion } from '@/components/motion/useReducedMotion'
import { startsOf } from '@/data/market/quotes'
import { tickerTokens } from '@/data/market/tokens'
import { selectIsLive } from '@/machines/liveMachine'
import { MorePrices } from './MorePrices'
import { TickerRow } from './TickerRow'
import { usePriceSubscription } from './usePriceSubscription'

const starts = startsOf(tickerTokens)

/** However many pairs there are, each passes at the same speed. */
const passing = `${8 * Math.max(6, tickerTokens.length)}s`

/** The pairs and their prices, as a marquee while motion is on, else as a scrollable row; and the live switch. */
export function PriceTicker() {
  usePriceSubscription('ticker', starts)
  const strip = useRef<HTMLDivElement>(null)
  return (
    <chakra.section
      aria-label="Market prices"
      bg="bg.sunken"
      borderBottomWidth="1px"
      borderColor="border.subtle"
      textStyle="xs"
      _print={{ display: 'none' }}
      containerType="inline-size"
    >
      <Container
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        columnGap={{ base: '3', md: '5' }}
        minHeight="11"
      >
        <chakra.div
          display="flex"
          flexDirection={{ base: 'column', md: 'row' }}
          columnGap="3"
          color="fg.subtle"
          whiteSpace="nowrap"
        >
          <span>
            Demo
            <chakra.span srOnly={{ base: true, sm: false }}> data</chakra.span>
          </span>
          <PausedNote />
        </chakra.div>
        <MovingStrip strip={strip} />
        <MorePrices strip={strip} />
        <LiveSwitch />
      </Container>
    </chakra.section>
  )
}

/** The same element at every rendering, so that React does not render it again. */
const rows = (
  <chakra.div
    position="relative"
    width="max-content"
    css={{
      '--row-gap': '0px',
      _motionSafe: {
        _live: {
          animation: 'pass-by',
          animationDuration: passing,
          '&:focus-within': { animationPlayState: 'paused' },
          '@media (hover: hover)': { '&:hover': { animationPlayState: 'paused' } },
        },
      },
    }}
  >
    <TickerRow />
    <TickerRow
      aria-hidden
      inert
      position="absolute"
      top="0"
      insetStart="100%"
      display="none"
      css={{ _motionSafe: { _live: { display: 'flex' } } }}
    />
  </chakra.div>
)

type MovingStripProps = { strip: Ref<HTMLDivElement> }

/** The rows in their window. It alone is rendered again when motion begins or stops. */
function MovingStrip({ strip }: MovingStripProps) {
  const isLive = LiveContext.useSelector(selectIsLive)
  const isMoving = !useReducedMotion() && isLive
  return (
    <chakra.div
      ref={strip}
      flex="1"
      minWidth="0"
      // Room for a row, also while a slow connection or machine has not read as far in the document.
      minHeight="calc(1lh + {spacing.4})"
      py="2"
      borderRadius="xs"
      overflowX="auto"
      scrollbar="hidden"
      overscrollBehaviorX="contain"
      css={{
        containerType: 'inline-size',
        // With large text the row has a line of its own.
        '@container (max-width: 18rem)': { order: '1', flexBasis: 'full' },
        scrollSnapType: 'x mandatory',
        maskImage: 'linear-gradient(90deg, black calc(100% - 2.5rem), transparent)',
        _rtl: { maskImage: 'linear-gradient(270deg, black calc(100% - 2.5rem), transparent)' },
        _motionSafe: {
          _live: {
            overflow: 'hidden',
            scrollSnapType: 'none',
            maskImage:
              'linear-gradient(90deg, transparent, black 2.5rem, black calc(100% - 2.5rem), transparent)',
          },
        },
      }}
      {...(!isMoving ? { tabIndex: 0, role: 'group', 'aria-label': 'Pairs and prices' } : null)}
    >
      {rows}
    </chakra.div>
  )
}
