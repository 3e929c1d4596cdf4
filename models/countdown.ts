import { defineModel } from '@king-exchange/machine-workbench/models'
import { vipCountdown } from '@/data/content/homeSections'
import { countdownMachine, joinSeconds } from '@/machines/countdownMachine'
import { nearTheEnd, tick } from './clock.ts'

const launchSeconds = joinSeconds(vipCountdown.start)

/** The countdown on the home page. */
export const countdown = defineModel({
  machine: countdownMachine,
  input: { secondsLeft: launchSeconds },
  events: [tick(0), tick(launchSeconds * 1000), { type: 'countdown.paused' }, { type: 'countdown.resumed' }],
  remembers: ({ endsAt }) => endsAt,
  waits: ({ context }) => nearTheEnd(context.secondsLeft),
  sentences: {
    running: 'The countdown runs',
    paused: 'The countdown stands still',
    finished: 'The countdown is over',
  },
  ignored: {
    running: { 'countdown.resumed': 'It runs already: the switch also reports at the start.' },
    paused: {
      'clock.ticked': 'The clock is stopped; a last tick must not count the time of the pause.',
      'countdown.paused': 'It is paused already.',
    },
  },
})
