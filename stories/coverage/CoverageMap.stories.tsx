import { chakra } from '@chakra-ui/react/styled-system'
import type { CoverageMap } from 'machine-workbench/source/coverage'
import { CoverageMapPage, type CoverageMapPageProps } from 'machine-workbench/source/coverageMapPage'
import { stateInWords } from '../workbench/stateInWords'
import { stateLink } from '../workbench/storyLink'
import { everyMachine } from './everyMachine'

export default { title: 'Workbench / Coverage map' }

const Command = chakra('code', { base: { whiteSpace: 'nowrap' } })

/** A machine as the check would not let it pass. */
const incomplete: CoverageMap = {
  lamp: {
    off: {
      reached: ['model'],
      isShown: true,
      cells: {
        'lamp.switched': { answer: 'handled', tried: ['model', 'browser'] },
        'lamp.dimmed': { answer: 'ignored', note: 'A dark lamp cannot be darker.', tried: [] },
        'bulb.broken': { answer: 'unanswered', tried: [] },
      },
    },
    'on.warming': {
      reached: ['model'],
      isShown: false,
      cells: {
        'lamp.switched': { answer: 'guarded', note: 'isCold', tried: ['model'] },
        'lamp.dimmed': { answer: 'elsewhere', note: 'switch', tried: ['model'] },
        'bulb.broken': { answer: 'handled', tried: ['model'] },
        'xstate.done.actor.warmth': { answer: 'handled', tried: ['model', 'browser'] },
        'xstate.after.slow.lamp.on.warming': { answer: 'handled', tried: ['browser'] },
      },
    },
  },
}

const SiteMap = (props: Pick<CoverageMapPageProps, 'map' | 'machine'>) => (
  <CoverageMapPage
    {...props}
    linkTo={stateLink}
    sentenceFor={stateInWords}
    palette="brand"
    withoutRun={
      <>
        Which test has tried a cell is not known in this build. <Command>npm run check</Command> fails if none
        has; <Command>npm run workbench</Command>, started after it, shows which.
      </>
    }
  />
)

export const EveryMachine = () => <SiteMap map={everyMachine} />

export const OneMachine = () => <SiteMap map={everyMachine} machine="form" />

export const WithOpenQuestions = () => <SiteMap map={incomplete} machine="lamp" />
