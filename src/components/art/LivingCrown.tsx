import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import { useLate } from '@king-exchange/fast-pages/react'
import { type ReactNode, useId } from 'react'
import { CrownOfLight } from './CrownOfLight'
import { crownGeometry } from './crownGeometry'

export type LivingCrownProps = Omit<HTMLChakraProps<'div'>, 'children'>

const { width, height, viewBox, shafts, points } = crownGeometry
const everyThird = (first: number) => points.filter((_, index) => index % 3 === first).join('')

const over = { position: 'absolute', top: '0', insetStart: '0', width: '100%', height: '100%' } as const

/** Has to follow the `animation` shorthand, which would reset it. */
const whileLive = { animationPlayState: 'var(--crown-play)' } as const

/**
 * The crown of light with moving light while motion is on: a wave that rises from the horizon, a gleam from side to
 * side, a pulsing glow and twinkling points. Each layer is painted once, and then only moved or faded by the
 * compositor. All layers are invisible where a loop begins and ends; at rest only the crown below is visible, which is
 * all that a document holds: the light begins later. Decoration.
 */
export function LivingCrown(props: LivingCrownProps) {
  return (
    <chakra.div aria-hidden pointerEvents="none" _print={{ display: 'none' }} {...props}>
      <CrownOfLight display="block" width="full" />
      <div data-late>{useLate() ? <MovingLight /> : null}</div>
    </chakra.div>
  )
}

function MovingLight() {
  return (
    <chakra.div
      {...over}
      overflow="hidden"
      contentVisibility="auto"
      opacity="0"
      visibility="hidden"
      transitionProperty="opacity, visibility"
      transitionDuration="slowest"
      css={{
        '--crown-play': 'paused',
        _motionSafe: {
          _live: { '--crown-play': 'running', opacity: '1', visibility: 'visible' },
        },
      }}
    >
      <Glow />
      <chakra.div
        {...over}
        height="50%"
        overflow="hidden"
        maskImage="radial-gradient(64% 100% at 50% 100%, transparent 20%, black 66%, transparent 100%), linear-gradient(0deg, transparent, black 60%)"
        maskComposite="intersect"
        css={{ animation: 'light-rise', ...whileLive }}
      >
        <chakra.div {...over} height="200%" css={{ animation: 'light-rise-still', ...whileLive }}>
          <Beams />
        </chakra.div>
      </chakra.div>
      <chakra.div
        {...over}
        width="40%"
        overflow="hidden"
        maskImage="linear-gradient(90deg, transparent, black, transparent)"
        css={{ animation: 'light-sweep', ...whileLive }}
      >
        <chakra.div {...over} width="250%" css={{ animation: 'light-sweep-still', ...whileLive }}>
          <Beams />
        </chakra.div>
      </chakra.div>
      <Layer css={{ opacity: '0', animation: 'light-twinkle', ...whileLive }}>
        <Points at={everyThird(0)} />
      </Layer>
      <Layer css={{ opacity: '0', animation: 'light-twinkle-late', ...whileLive }}>
        <Points at={everyThird(1)} />
      </Layer>
    </chakra.div>
  )
}

type LayerProps = HTMLChakraProps<'svg'> & { children: ReactNode }

function Layer(props: LayerProps) {
  return (
    <chakra.svg
      {...over}
      viewBox={viewBox}
      color="brand.gleam"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      {...props}
    />
  )
}

function Glow() {
  const id = useId()
  return (
    <Layer color="brand.glow" css={{ opacity: '0', animation: 'light-breathe', ...whileLive }}>
      <radialGradient id={id}>
        <stop offset="0" stopColor="currentColor" stopOpacity="0.3" />
        <stop offset="0.4" stopColor="currentColor" stopOpacity="0.1" />
        <stop offset="1" stopColor="currentColor" stopOpacity="0" />
      </radialGradient>
      <ellipse cx={width / 2} cy={height} rx="540" ry="180" fill={`url(#${id})`} stroke="none" />
    </Layer>
  )
}

function Beams() {
  return (
    <Layer strokeLinecap="butt">
      <path d={shafts} strokeWidth="9" opacity="0.08" />
      <path d={shafts} strokeWidth="1.6" opacity="0.7" />
      <Points at={points.join('')} />
    </Layer>
  )
}

function Points({ at }: { at: string }) {
  return (
    <>
      <path d={at} strokeLinecap="round" strokeWidth="14" opacity="0.12" />
      <path d={at} strokeLinecap="round" strokeWidth="4.4" />
    </>
  )
}
