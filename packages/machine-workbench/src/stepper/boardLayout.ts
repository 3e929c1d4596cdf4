/** A window in which the whole Stepper is seen at once, and its parts scroll by themselves; else the page scrolls. */
export const wholeWindow = '@media (min-width: 64rem) and (min-height: 36rem)'

/** The places of the Stepper's parts. */
export const boardLayout = {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  gridTemplateAreas: {
    base: '"head" "component" "events" "chart" "foot"',
    md: '"head head" "component component" "events chart" "foot foot"',
  },
  gap: '3',
  padding: { base: '4', lg: '3' },
  [wholeWindow]: {
    height: '100dvh',
    gridTemplateColumns: 'minmax(0, 1.2fr) minmax(16rem, 0.95fr) minmax(0, 1.15fr)',
    gridTemplateRows: 'auto minmax(0, 1fr) minmax(8rem, 27%)',
    gridTemplateAreas: '"head head head" "component events chart" "component foot foot"',
  },
}
