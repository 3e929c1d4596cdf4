import { chakra } from '@chakra-ui/react/styled-system'
import { wholeWindow } from '../stepper/boardLayout.ts'
import { drawSvg, type Marks } from './drawSvg.ts'
import type { Diagram } from './layoutDiagram.ts'

export type DiagramViewProps = Marks & {
  diagram: Diagram
  /** The id of its text equivalent. */
  describedBy: string
}

/** A machine's statechart, with the active states lit and the last transition marked. */
export function DiagramView({ diagram, describedBy, ...marks }: DiagramViewProps) {
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
      <chakra.div
        aria-hidden
        fontFamily="body"
        css={{
          '--chart-ink': 'colors.fg',
          '--chart-soft': 'colors.fg.muted',
          '--chart-fill': 'colors.bg.muted',
          '--chart-solid': 'colors.colorPalette.solid',
          '--chart-subtle': 'colors.colorPalette.subtle',
          '--chart-contrast': 'colors.colorPalette.contrast',
          '--chart-accent': 'colors.colorPalette.fg',
          '& svg': { display: 'block', maxWidth: 'none' },
        }}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: it is drawn here, with its texts escaped.
        dangerouslySetInnerHTML={{ __html: drawSvg(diagram, marks) }}
      />
    </chakra.section>
  )
}
