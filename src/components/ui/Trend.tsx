import { chakra, type HTMLChakraProps, type SystemStyleObject } from '@chakra-ui/react/styled-system'
import { trendOfFigure, withMinus } from '@/data/text/figures'
import { trendColours } from '@/theme/trendColours'

/** Lucide's arrows and its minus, and how a screen reader says them. */
const icons = {
  gain: { path: 'm5 12 7-7 7 7M12 19V5', word: 'up' },
  loss: { path: 'M12 5v14m7-7-7 7-7-7', word: 'down' },
  flat: { path: 'M5 12h14', word: 'unchanged' },
}

/** The look of a `trendFigure`, for the element around it. */
export const trendLook: SystemStyleObject = {
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: '1',
  textStyle: 'figure',
  // Too long for its place, it goes on in a second line.
  maxWidth: 'full',
  overflowWrap: 'anywhere',
  ...trendColours,
  _icon: { alignSelf: 'center', flexShrink: '0' },
}

/**
 * A change in percent with its sign, an arrow, a colour and a word for screen readers, in plain elements that their parent
 * styles. No component, because every row has one and nearly every tick changes it.
 */
export const trendFigure = (text: string) => <span data-trend={trendOfFigure(text)}>{withArrow(text)}</span>

export type TrendProps = Pick<HTMLChakraProps<'span'>, 'alignItems'> & {
  /** A signed percentage as text, e.g. `+12.5%`. */
  change: string
}

/** A `trendFigure` with its look, where there is one alone. */
export function Trend({ change, alignItems }: TrendProps) {
  const text = withMinus(change)
  return (
    <chakra.span css={trendLook} alignItems={alignItems} data-trend={trendOfFigure(text)}>
      {withArrow(text)}
    </chakra.span>
  )
}

function withArrow(text: string) {
  const { path, word } = icons[trendOfFigure(text)]
  return (
    <>
      <svg
        width="1em"
        height="1em"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden
      >
        <path d={path} />
      </svg>
      <span data-unseen="">{word}</span>{' '}
      <bdi dir="ltr" translate="no">
        {text}
      </bdi>
    </>
  )
}
