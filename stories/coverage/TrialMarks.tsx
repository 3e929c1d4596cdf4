import { chakra } from '@chakra-ui/react/styled-system'
import type { Trial } from '../../models/coverage/coverageMap'

/** What has tried a cell, in words. */
export const trialNames: Record<Trial, string> = { model: 'model-tested', browser: 'browser-tested' }

export type TrialMarksProps = {
  tried: readonly Trial[]
  /** Whether a mark that is not there keeps its place, so that marks stand below one another. */
  isAligned?: boolean
}

/** A square for a test of the model, and a dot for a walk through a browser. */
export function TrialMarks({ tried, isAligned = false }: TrialMarksProps) {
  const shown = (['model', 'browser'] as const).filter((trial) => isAligned || tried.includes(trial))
  return (
    <chakra.span display="inline-flex" gap="1" aria-hidden>
      {shown.map((trial) => (
        <chakra.span
          key={trial}
          boxSize="1.5"
          borderRadius={trial === 'browser' ? 'full' : 'none'}
          bg="fg.info"
          visibility={tried.includes(trial) ? 'visible' : 'hidden'}
        />
      ))}
    </chakra.span>
  )
}
