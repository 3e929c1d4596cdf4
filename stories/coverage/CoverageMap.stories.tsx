import type { CoverageMap } from '../../models/coverage/coverageMap'
import { CoverageMapPage } from './CoverageMapPage'
import { everyMachine } from './everyMachine'

export default { title: 'Workbench / Coverage map' }

/** A machine as the check would not let it pass. */
const incomplete: CoverageMap = {
  lamp: {
    off: {
      reached: ['model'],
      stories: ['machines--lamp--off'],
      cells: {
        'lamp.switched': { answer: 'handled', tried: ['model', 'browser'] },
        'lamp.dimmed': { answer: 'ignored', note: 'A dark lamp cannot be darker.', tried: [] },
        'bulb.broken': { answer: 'unanswered', tried: [] },
      },
    },
    'on.warming': {
      reached: ['model'],
      stories: [],
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

export const EveryMachine = () => <CoverageMapPage map={everyMachine} />

export const OneMachine = () => <CoverageMapPage map={everyMachine} machine="form" />

export const WithOpenQuestions = () => <CoverageMapPage map={incomplete} machine="lamp" />
