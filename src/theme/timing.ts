/** Durations of movements, for styles and scripts. */
export const durations = {
  fast: { value: '150ms' },
  moderate: { value: '200ms' },
  slow: { value: '320ms' },
  slower: { value: '480ms' },
  slowest: { value: '800ms' },
}

/** Easings of movements. */
export const easings = {
  standard: { value: 'cubic-bezier(0.2, 0, 0, 1)' },
  enter: { value: 'cubic-bezier(0.16, 1, 0.3, 1)' },
}
