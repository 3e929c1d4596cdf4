import { type Trend, trendOfFigure } from '@/data/text/figures'

const words: Record<Trend, string> = { gain: 'up', loss: 'down', flat: 'unchanged' }

/** Lucide's arrows and its minus. */
const marks: Record<Trend, string> = {
  gain: 'm5 12 7-7 7 7M12 19V5',
  loss: 'M12 5v14m7-7-7 7-7-7',
  flat: 'M5 12h14',
}

/**
 * A change in percent with its sign, an arrow, a colour and a word for screen readers, in plain elements that what is
 * around them styles. No component, because every row has one and nearly every tick changes it.
 */
export function changeMark(text: string) {
  const trend = trendOfFigure(text)
  return (
    <span data-trend={trend}>
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
        <path d={marks[trend]} />
      </svg>
      <span data-unseen="">{words[trend]}</span>{' '}
      <bdi dir="ltr" translate="no">
        {text}
      </bdi>
    </span>
  )
}
