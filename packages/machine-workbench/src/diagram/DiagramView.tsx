import { chakra } from '@chakra-ui/react/styled-system'
import { wholeWindow } from '../stepper/boardLayout.ts'
import { type Diagram, textSizes } from './layoutDiagram.ts'

export type DiagramViewProps = {
  diagram: Diagram
  /** The ids of the active states. */
  active: ReadonlySet<string>
  /** The ways of the last step, as `source target`. */
  taken: ReadonlySet<string>
  /** The id of its text equivalent. */
  describedBy: string
}

/** A machine's statechart, with the active states lit and the last transition marked. */
export function DiagramView({ diagram, active, taken, describedBy }: DiagramViewProps) {
  return (
    <chakra.section
      // Without it the keyboard could not scroll the diagram.
      tabIndex={0}
      aria-label="Diagram"
      aria-describedby={describedBy}
      display="grid"
      overflow="auto"
      height={{ base: '22rem', lg: '26rem' }}
      bg="bg"
      borderWidth="1px"
      borderColor="border.subtle"
      borderRadius="l2"
      focusVisibleRing="inside"
      css={{
        placeContent: 'safe center',
        [wholeWindow]: { flex: '1', height: 'auto', minHeight: '0' },
      }}
    >
      <chakra.svg
        aria-hidden
        viewBox={`0 0 ${diagram.width} ${diagram.height}`}
        width={diagram.width}
        height={diagram.height}
        display="block"
        maxWidth="none"
        fontFamily="body"
      >
        {diagram.states.map((state) => (
          <StateBox key={state.id} state={state} isActive={active.has(state.id)} />
        ))}
        {diagram.arrows.map((arrow) => (
          <Arrow
            key={`${arrow.source} ${arrow.target} ${arrow.labels.length}`}
            arrow={arrow}
            isTaken={arrow.labels.length > 0 && taken.has(`${arrow.source} ${arrow.target}`)}
          />
        ))}
        {diagram.dots.map(({ x, y, kind }) => (
          <chakra.circle
            key={`${x} ${y}`}
            cx={x}
            cy={y}
            r={kind === 'initial' ? 4 : 5}
            fill={kind === 'initial' ? 'fg.muted' : 'bg'}
            stroke="fg.muted"
          />
        ))}
      </chakra.svg>
    </chakra.section>
  )
}

type StateBoxProps = { state: Diagram['states'][number]; isActive: boolean }

function StateBox({ state: { x, y, width, height, name, type, invokes }, isActive }: StateBoxProps) {
  const isGroup = type === 'compound' || type === 'parallel'
  const left = isGroup ? x + 10 : x + width / 2
  const anchor = isGroup ? 'start' : 'middle'
  const fill = isActive
    ? isGroup
      ? 'colorPalette.subtle'
      : 'colorPalette.solid'
    : isGroup
      ? 'transparent'
      : 'bg.muted'
  const ink = isActive ? (isGroup ? 'colorPalette.fg' : 'colorPalette.contrast') : 'fg'
  return (
    <g>
      <chakra.rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx={8}
        fill={fill}
        stroke={isActive ? 'colorPalette.solid' : 'border.emphasized'}
        strokeDasharray={type === 'parallel' ? '5 4' : undefined}
      />
      {type === 'final' ? (
        <chakra.rect
          x={x + 3}
          y={y + 3}
          width={width - 6}
          height={height - 6}
          rx={6}
          fill="none"
          stroke="border.emphasized"
        />
      ) : null}
      <chakra.text
        x={left}
        y={y + 20}
        textAnchor={anchor}
        fill={ink}
        fontSize={`${textSizes.name}px`}
        fontWeight="600"
      >
        {name}
      </chakra.text>
      {invokes.map((id, index) => (
        <chakra.text
          key={id}
          x={left}
          y={y + 20 + (index + 1) * textSizes.line}
          textAnchor={anchor}
          fill={isActive ? ink : 'fg.muted'}
          fontSize={`${textSizes.small}px`}
        >
          runs {id}
        </chakra.text>
      ))}
    </g>
  )
}

type ArrowProps = { arrow: Diagram['arrows'][number]; isTaken: boolean }

function Arrow({ arrow: { line, head, labels, at }, isTaken }: ArrowProps) {
  const ink = isTaken ? 'colorPalette.fg' : 'fg.subtle'
  const top = at ? at.y - ((labels.length - 1) * textSizes.line) / 2 + 4 : 0
  return (
    <g>
      <chakra.path d={line} fill="none" stroke={ink} strokeWidth={isTaken ? 2.5 : 1} />
      <chakra.polygon points={head} fill={ink} />
      {labels.map((label, index) => (
        <chakra.text
          key={label}
          x={at?.x}
          y={top + index * textSizes.line}
          textAnchor="middle"
          fill={isTaken ? 'colorPalette.fg' : 'fg.muted'}
          fontSize={`${textSizes.small}px`}
        >
          {label}
        </chakra.text>
      ))}
    </g>
  )
}
