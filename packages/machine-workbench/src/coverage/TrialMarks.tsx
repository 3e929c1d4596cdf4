import { chakra } from '@chakra-ui/react/styled-system'
import type { Trial } from './coverageMap.ts'

/** What has tried a cell, in words. */
export const trialNames: Record<Trial, string> = { model: 'model-tested', browser: 'browser-tested' }

export type TrialMarksProps = { tried: readonly Trial[] }

const mark = { content: '""', boxSize: '1.5', bg: 'fg.info' }

/** A square for a test of the model, and a dot for a walk through a browser: one element, for a page has hundreds. */
export function TrialMarks({ tried }: TrialMarksProps) {
  return (
    <chakra.span
      display="inline-flex"
      gap="1"
      minWidth="4"
      gridRow="2"
      aria-hidden
      _before={tried.includes('model') ? mark : undefined}
      _after={tried.includes('browser') ? { ...mark, borderRadius: 'full' } : undefined}
    />
  )
}
