import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { StretchedDrawing } from '@/components/ui/StretchedDrawing'
import { priceChart } from '@/data/content/asset'
import { type ChartScale, chartScale } from '@/data/market/chartScale'
import { formatMoment, formatTick, priceTicks, timeTicks } from '@/data/market/chartTicks'
import { type CrosshairPoint, candlePoints, linePoints, nearestPoint } from '@/data/market/crosshairPoints'
import {
  type Candle,
  candlesOf,
  figuresOf,
  type PriceRange,
  type RangePrices,
} from '@/data/market/priceRange'
import { formatChange, formatDollars, formatTickPrice, trendOf } from '@/data/text/figures'
import { ChartCrosshair } from './ChartCrosshair'
import { PriceCandles } from './PriceCandles'
import { PriceLine } from './PriceLine'

export type PriceChartProps = {
  /** The chart's name for screen readers. */
  label: string
  drawing: 'line' | 'candles'
  /** The prices of a range. */
  range: RangePrices
}

/** Percent of the height around the last price in which no other price has room. */
const roomOfLast = 9

/** The places of a scale are parts of a hundred. */
const canvas = { width: 100, height: 100 }

const colours = { gain: 'gain', loss: 'loss', flat: 'fg.muted' } as const

/** The words of a point, as a screen reader says them. */
function wordsOf({ price, at, candle }: CrosshairPoint): string {
  const what = candle
    ? priceChart.describeCandle({
        open: formatDollars(candle.open),
        high: formatDollars(candle.high),
        low: formatDollars(candle.low),
        close: formatDollars(candle.close),
      })
    : formatDollars(price)
  return `${what}, ${formatMoment(at)}`
}

/** A range of an asset's prices as a line or as candles, with its axes. A crosshair follows pointer, finger and keys. */
export function PriceChart({ label, drawing, range }: PriceChartProps) {
  const { points, step, prices, name } = range
  /** The place of a pointer is a part of the width. */
  const [selected, setSelected] = useState<CrosshairPoint | number | null>(null)
  const candles = drawing === 'candles' ? candlesOf(name, prices) : null
  const crosshairPoints = candles ? candlePoints(candles) : linePoints(step, points)
  const from = crosshairPoints[0]?.at ?? 0
  const to = candles?.at(-1)?.to ?? points.at(-1)?.at ?? from
  const { first, last, high, low, change } = figuresOf(prices)
  const scale = chartScale({ from, to, low, high })
  const chosen =
    typeof selected === 'number' ? nearestPoint(crosshairPoints, from + selected * (to - from)) : selected
  // A point outside the range is shown no more.
  const shown = chosen && chosen.at >= from ? chosen : null
  return (
    <chakra.figure display="grid" gap="2" dir="ltr" color={colours[trendOf(change)]}>
      <Readout point={shown} since={from} name={name} hasCandles={candles !== null} />
      <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr) fit-content(45%)" columnGap="3">
        <chakra.div position="relative" height="13rem">
          <StretchedDrawing size={canvas}>
            {priceTicks(scale.bottom, scale.top).map((price) => (
              <chakra.path
                key={price}
                d={`M0 ${scale.yOf(price)}H100`}
                color="border.subtle"
                _highContrast={{ color: 'GrayText' }}
              />
            ))}
            <path d={`M0 ${scale.yOf(first)}H100`} strokeDasharray="1 4" opacity="0.8" />
            {candles ? (
              <PriceCandles candles={candles} scale={scale} />
            ) : (
              <PriceLine points={points} scale={scale} />
            )}
            {shown ? (
              <chakra.path
                d={`M${scale.xOf(shown.middle)} 0V100`}
                color="fg"
                strokeDasharray="2 3"
                _highContrast={{ color: 'CanvasText' }}
              />
            ) : null}
          </StretchedDrawing>
          {candles ? null : <Dot x={100} y={scale.yOf(last)} isLast />}
          {shown ? <Dot x={scale.xOf(shown.middle)} y={scale.yOf(shown.price)} /> : null}
          <ChartCrosshair
            label={label}
            points={crosshairPoints}
            from={from}
            to={to}
            selected={shown}
            wordsOf={wordsOf}
            onSelect={setSelected}
            onHover={setSelected}
          />
        </chakra.div>
        <PriceAxis scale={scale} last={last} />
        <TimeAxis name={name} from={from} to={to} scale={scale} />
      </chakra.div>
      <chakra.figcaption srOnly>
        {priceChart.describe({
          change: formatChange(change),
          first: formatDollars(first),
          last: formatDollars(last),
          high: formatDollars(high),
          low: formatDollars(low),
        })}
      </chakra.figcaption>
    </chakra.figure>
  )
}

type ReadoutProps = { point: CrosshairPoint | null; since: number; name: PriceRange; hasCandles: boolean }

/** The price under the crosshair, above the chart to cover nothing; else the range's start and a candle's length. */
function Readout({ point, since, name, hasCandles }: ReadoutProps) {
  return (
    <chakra.div minHeight={hasCandles ? '11' : '6'} textStyle="sm" color="fg.muted" aria-hidden>
      {point ? (
        <p>
          <chakra.span textStyle="figure" color="fg" me="2.5">
            {formatDollars(point.price)}
          </chakra.span>
          {formatMoment(point.at)}
        </p>
      ) : (
        <p>{priceChart.since(formatMoment(since))}</p>
      )}
      {hasCandles ? (
        <chakra.p textStyle="xs" fontVariantNumeric="tabular-nums">
          {point?.candle ? candleInitials(point.candle) : priceChart.candles(priceChart.ranges[name].candle)}
        </chakra.p>
      ) : null}
    </chakra.div>
  )
}

/** A candle's prices beside its close, by the initials that traders know. */
const candleInitials = ({ open, high, low }: Candle) =>
  [`O ${formatTickPrice(open)}`, `H ${formatTickPrice(high)}`, `L ${formatTickPrice(low)}`].join(' · ')

type DotProps = { x: number; y: number; isLast?: boolean }

function Dot({ x, y, isLast = false }: DotProps) {
  return (
    <chakra.span
      position="absolute"
      boxSize="2.5"
      borderRadius="full"
      color={isLast ? undefined : 'fg'}
      bg="currentColor"
      outline={isLast ? '4px solid color-mix(in srgb, currentColor 22%, transparent)' : '2px solid'}
      outlineColor={isLast ? undefined : 'bg'}
      style={{ left: `${x}%`, top: `${y}%` }}
      css={{ translate: '-50% -50%' }}
      aria-hidden
    />
  )
}

/** Round prices beside the chart, and the last price in a frame. As wide as the longest of them. */
function PriceAxis({ scale, last }: { scale: ChartScale; last: number }) {
  const end = scale.yOf(last)
  const ticks = priceTicks(scale.bottom, scale.top).filter(
    (price) => Math.abs(scale.yOf(price) - end) > roomOfLast,
  )
  return (
    <chakra.div display="grid" height="13rem" textStyle="xs" fontVariantNumeric="tabular-nums" aria-hidden>
      {ticks.map((price) => (
        <AxisPrice
          key={price}
          color="fg.muted"
          borderColor={{ base: 'transparent', _highContrast: 'Canvas' }}
          style={{ top: `${scale.yOf(price)}%` }}
        >
          {formatTickPrice(price)}
        </AxisPrice>
      ))}
      <AxisPrice bg="bg" fontWeight="semibold" borderColor="currentColor" style={{ top: `${end}%` }}>
        {formatTickPrice(last)}
      </AxisPrice>
    </chakra.div>
  )
}

const AxisPrice = chakra('span', {
  base: {
    gridArea: '1 / 1',
    alignSelf: 'start',
    position: 'relative',
    translate: '0 -50%',
    px: '1',
    borderWidth: '1px',
    borderRadius: 'xs',
    overflowWrap: 'anywhere',
  },
})

type TimeAxisProps = { name: PriceRange; from: number; to: number; scale: ChartScale }

/** With larger type, where they would meet, every second one of the times goes, then all but the first. */
const everySecond: SystemStyleObject = { '@container (max-width: 17em)': { display: 'none' } }
const theOthers: SystemStyleObject = { '@container (max-width: 8.5em)': { display: 'none' } }

/** A few times below the chart, none of them cut off at its edges. */
function TimeAxis({ name, from, to, scale }: TimeAxisProps) {
  const ticks = timeTicks(name, from, to).filter((at) => scale.xOf(at) > 6 && scale.xOf(at) < 94)
  return (
    <chakra.div
      position="relative"
      height="6"
      mt="2"
      textStyle="xs"
      color="fg.muted"
      fontVariantNumeric="tabular-nums"
      whiteSpace="nowrap"
      css={{ containerType: 'inline-size' }}
      aria-hidden
    >
      {ticks.map((at, place) => (
        <chakra.span
          key={at}
          position="absolute"
          css={[{ translate: '-50% 0' }, place % 2 === 1 ? everySecond : place > 0 ? theOthers : {}]}
          style={{ left: `${scale.xOf(at)}%` }}
        >
          {formatTick(at)}
        </chakra.span>
      ))}
    </chakra.div>
  )
}
