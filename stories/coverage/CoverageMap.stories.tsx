import type { CoverageMap } from '@king-exchange/machine-workbench/models'
import { CoverageMapPage, type CoverageMapPageProps } from '@king-exchange/machine-workbench/stories'
import { stateInWords } from '../workbench/stateInWords'
import { stateLink } from '../workbench/storyLink'
import { everyMachine } from './everyMachine'

export default { title: 'Workbench / Coverage map' }

/** A machine as the check would not let it pass. */
const incomplete: CoverageMap = {
  lamp: {
    off: {
      isShown: true,
      cells: {
        'lamp.switched': { answer: 'handled' },
        'lamp.dimmed': { answer: 'ignored', note: 'A dark lamp cannot be darker.' },
        'bulb.broken': { answer: 'unanswered' },
      },
    },
    'on.warming': {
      isShown: false,
      cells: {
        'lamp.switched': { answer: 'guarded', note: 'isCold' },
        'lamp.dimmed': { answer: 'elsewhere', note: 'switch' },
        'bulb.broken': { answer: 'handled' },
        'xstate.done.actor.warmth': { answer: 'handled' },
        'xstate.after.slow.lamp.on.warming': { answer: 'handled' },
      },
    },
  },
}

const SiteMap = (props: Pick<CoverageMapPageProps, 'map' | 'machine'>) => (
  <CoverageMapPage {...props} linkTo={stateLink} sentenceFor={stateInWords} palette="brand" />
)

export const EveryMachine = () => <SiteMap map={everyMachine} />

export const OneMachine = () => <SiteMap map={everyMachine} machine="form" />

export const WithOpenQuestions = () => <SiteMap map={incomplete} machine="lamp" />
