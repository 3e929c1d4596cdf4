import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef } from 'react'
import { wholeWindow } from '../stepper/boardLayout.ts'
import { drawSvg, type Highlights } from './drawSvg.ts'
import type { Diagram } from './layoutDiagram.ts'

export type DiagramViewProps = Highlights & {
  diagram: Diagram
  /** The id of its text equivalent. */
  describedBy: string
}

/** A machine's statechart, with the active states lit and the last transition highlighted. */
export function DiagramView({ diagram, describedBy, ...highlights }: DiagramViewProps) {
  const section = useRef<HTMLElement>(null)
  const { active } = highlights
  // biome-ignore lint/correctness/useExhaustiveDependencies: the diagram is drawn anew with what is active.
  useEffect(() => {
    const frame = section.current
    const place = frame?.querySelector('.active:not(.group)')?.getBoundingClientRect()
    if (!frame || !place) return
    const { left, top, width, height } = frame.getBoundingClientRect()
    // `scrollIntoView` would scroll the page too.
    frame.scrollBy(
      place.left + place.width / 2 - left - width / 2,
      place.top + place.height / 2 - top - height / 2,
    )
  }, [[...active].join()])
  return (
    <chakra.section
      ref={section}
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
        _print: {
          display: 'block',
          height: 'auto',
          overflow: 'visible',
          '& svg': { width: 'full', height: 'auto' },
        },
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
        dangerouslySetInnerHTML={{ __html: drawSvg(diagram, highlights) }}
      />
    </chakra.section>
  )
}
