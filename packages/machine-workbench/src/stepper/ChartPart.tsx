import { chakra } from '@chakra-ui/react/styled-system'
import { useId, useMemo } from 'react'
import type { AnyStateMachine } from 'xstate'
import type { SessionView } from '../createSession.ts'
import { ChartText } from '../diagram/ChartText.tsx'
import { DiagramView } from '../diagram/DiagramView.tsx'
import { litChart } from '../diagram/drawSvg.ts'
import type { Diagram } from '../diagram/layoutDiagram.ts'
import { statechart } from '../statechart.ts'
import { wholeWindow } from './boardLayout.ts'
import { highlightsOf } from './highlightsOf.ts'
import { Part } from './Part.tsx'

export type ChartPartProps = {
  machine: AnyStateMachine
  /** None where the build has drawn none. */
  diagram: Diagram | undefined
  view: SessionView
}

/** The machine's statechart, as a diagram and in words. */
export function ChartPart({ machine, diagram, view }: ChartPartProps) {
  const textId = useId()
  const chart = useMemo(() => statechart(machine.root), [machine])
  const highlights = highlightsOf(view)
  return (
    <Part title="Statechart" area="chart">
      {diagram ? (
        <>
          <DiagramView diagram={diagram} describedBy={textId} {...highlights} />
          <chakra.a
            href={litChart(machine.id, highlights.active)}
            target="_blank"
            rel="noreferrer"
            alignSelf="start"
            paddingTop="2"
            textStyle="sm"
            color="colorPalette.fg"
            textDecoration="underline"
          >
            Open the diagram in a tab
          </chakra.a>
        </>
      ) : null}
      <chakra.details flex="none" aria-label="The statechart in words" textStyle="sm" paddingTop="2">
        <chakra.summary cursor="pointer" color="fg.muted">
          The statechart in words
        </chakra.summary>
        <chakra.div
          id={textId}
          // Without it the keyboard could not scroll the text.
          tabIndex={0}
          paddingTop="2"
          focusVisibleRing="inside"
          css={{ [wholeWindow]: { maxHeight: '14rem', overflow: 'auto' } }}
        >
          <ChartText root={chart} {...highlights} />
        </chakra.div>
      </chakra.details>
    </Part>
  )
}
